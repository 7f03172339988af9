"""The words that a table carries, so that it can switch languages without a kernel: messages, names, clauses."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from silva_kit.ftl import fill, read_entries
from silva_kit.games import word_of
from silva_kit.glossary import Glossary
from silva_kit.messages import message_ids, messages_for, named
from silva_kit.places import LANGUAGES
from silva_kit.position import EventKind
from silva_kit.rulebook import Rulebook
from silva_kit.rulebook.ruling_words import ruling_words
from silva_kit.teach.scenes import Scene
from silva_kit.toml_data import content
from silva_widgets.rules import RULES

_SHARED: Final = (
    "again", "another-example", "autoplay", "back", "bad-move", "bad-request", "branch", "branch-dealt",
    "branch-return", "branch-true", "cancel", "clause", "close", "confirm", "empty", "error",
    "example", "first", "game-over", "goal", "hint", "keyboard", "keyboard-help", "language",
    "last", "legal", "legal-moves", "lesson", "lesson-done", "lesson-step", "list-and", "list-more", "loading",
    "log", "look-as", "next", "next-step", "no-example", "no-kernel", "not-allowed", "not-offered", "now",
    "open-table", "out-of-date", "pair", "past", "pause", "replay", "restart", "right", "ruling", "ruling-note",
    "ruling-plays", "since", "solution", "source-line", "spectator", "stage", "stage-leave", "step", "table-label",
    "timeline", "turn-of", "type-move", "unknown-card", "waiting", "what-if", "would-be-legal", "you", "your-turn",
)  # fmt: skip
_OWN: Final = {
    "silva": (
        "advice-share", "bot", "copies", "deck", "deck-cards", "decline", "discard-of", "discard-pile", "eliminated",
        "explore-ask", "explore-bot", "explore-exact", "explore-games", "explore-keep", "explore-move",
        "explore-random", "explore-running", "explore-sensible",
        "face-down-card", "farmer-bonus", "forced-mark", "forced-tag", "hand", "hand-count", "hidden-mark",
        "hidden-tag", "keep", "know", "know-about", "know-change", "know-copies", "know-deck", "know-go-on",
        "know-hand", "know-held", "know-mean", "know-note", "know-percent", "know-running", "know-seat", "know-stopped",
        "know-sure", "know-unchanged", "know-why", "know-you", "known-to", "masu-owner", "not-known-yet", "pick-left",
        "pick-right", "public", "regeneration-card", "step-short", "tie", "tie-tag", "use-masu", "winner", "winner-tag",
        "your-hand",
    ),
    "silent_guardians": (
        "advice", "advice-ask", "advice-deals", "advice-running", "advice-share",
        "all-lose", "all-win", "any-token", "face-down-tokens", "give-to", "give-token", "hand-count",
        "hand-over", "high", "illustrative",
        "lead", "lost-already", "low", "not-known-yet", "owed-token", "pass", "place-of", "quiz",
        "quiz-colors", "quiz-first", "quiz-wrong", "removed-cards", "solve", "solving",
        "source-incomplete", "source-random", "source-ranks", "source-scenario", "step-short",
        "still-winnable", "sword-tokens", "token-placed", "token-pool", "transfers-left", "trick",
        "turning-at", "turning-point", "turning-show", "walkthrough", "which-token", "who-wins",
        "winning-line", "wins-trick",
    ),
    "kodama": (
        "card-grown", "card-shows", "cards-to-choose", "count-caterpillar", "count-cloud", "count-firefly",
        "count-flower", "count-mushroom", "count-star", "deck", "display", "enlarge", "first-pawn", "hand-over",
        "illustrative", "kodama-count", "kodama-hand", "kodama-of", "kodama-phase", "kodama-played",
        "line-breaks", "look-at-card", "no-place", "pass", "place-after", "place-at", "place-before", "place-free",
        "place-help", "place-here", "place-keys", "play", "points", "print", "round", "score-of", "score-steps",
        "score-track", "scored", "season-card", "season-track", "table-edge", "the-trunk", "total", "tree-of",
        "trunk-card", "turn-left", "turn-right", "walkthrough", "worth", "would-score",
    ),
    "living_forest_duel": (
        "blocked", "bonus-name", "buys", "buys-nothing", "buys-win", "card-number", "card-value", "card-words",
        "cell", "choose", "clearing", "clearing-words", "clearings", "completes", "cost-of", "count-invite",
        "count-title", "counts-for", "extra-value", "fire-of", "fire-value", "fires-left", "forest-of",
        "half-icon", "hand-over", "illustrative", "keep-sanki", "no-token", "onibi-card", "onibi-card-nobody",
        "over-edge", "own-area", "own-deck", "own-line", "part-forest", "part-line", "pass", "pile-of",
        "place-number", "place-token", "race", "recruitment-line", "refused-short", "reveal", "round",
        "sanki-count", "shared-deck", "shared-discard", "shared-line", "side", "solitary-sum", "source-duel",
        "square-then", "stop", "stop-gives", "token-counts", "token-on", "tokens-of", "total", "tree-piles",
        "tree-words", "use-sanki", "value-left", "varans-left", "walkthrough", "water-against", "winner",
    ),
}  # fmt: skip
UI: Final = {game: frozenset(f"ui-{name}" for name in (*_SHARED, *own)) for game, own in _OWN.items()}
"""The interface's messages that the tables of a game use; a test holds them against the TypeScript sources."""


@cache
def words(game: str = "silva", lesson: Path | None = None) -> dict[str, Any]:
    """For each language: the Fluent text in use, what things are called, the clauses in use with their places."""
    return {language: _language(game, language, lesson) for language in LANGUAGES}


def _language(game: str, language: str, lesson: Path | None) -> dict[str, Any]:
    known = message_ids(game, language)
    keys = [key for key in known if key in UI[game] or not key.startswith("ui-") or key.startswith("ui-cost-")]
    ftl = messages_for(game, language, keys)
    if lesson is not None:
        ftl += "\n".join(read_entries(lesson.with_suffix(f".{language}.ftl")).values()) + "\n"
    said = {"ftl": ftl, "title": title(game, language), "named": named(game, language)}
    return {**said, "clauses": _clauses(game, language)}


def title(game: str, language: str) -> str:
    """What the game is called in a language; SILVA has one name everywhere."""
    concept = f"{word_of(game)}.t.title"
    glossary = Glossary.load()
    return glossary.preferred(concept, language) if concept in glossary else game.upper()


def clauses_in_use(game: str) -> tuple[str, ...]:
    """Ids of the clauses and rulings that an event, a refusal, a decision or a result can cite."""
    rules = RULES[game]
    guards, decisions = rules.module("guards").GUARDS, rules.module("decision").Decision.CLAUSES
    events = (kind.clause for kind in EventKind.every if kind.clause.startswith(rules.prefix))
    return tuple(sorted({*events, *guards, *decisions.values(), *rules.results}))


@cache
def _clauses(game: str, language: str) -> dict[str, Any]:
    book = Rulebook.load(game)
    shown: dict[str, Any] = {}
    for id in clauses_in_use(game):
        if id in book.clauses:
            shown[id] = clause_words(game, book, id, language)
        elif id in book.rulings:
            see = list(book.ruling(id).clauses)
            shown[id] = {"text": _ruling(game, id, language), "places": [], "see": see}
            shown |= {other: clause_words(game, book, other, language) for other in see}
    return shown


def _ruling(game: str, id: str, language: str) -> str:
    """What a ruling asks, and what the kit plays."""
    asks, plays = ruling_words(game, language)[id]
    answer = fill(read_entries(content(f"messages.{language}.ftl"))["ui-ruling-plays"], answer=plays)
    return f"{asks}{' ' if language == 'en' else ''}{answer}"


def clause_words(game: str, book: Rulebook, id: str, language: str) -> dict[str, Any]:
    """A clause as the screen gets it: its sentence, its places in the sources, whether a scene shows it."""
    clause = book.clause(id)
    quotes = {(place.source, place.line): book.sources.quote(place) for place in clause.places}
    rows = [[source, line, quote] if quote else [source, line] for (source, line), quote in quotes.items()]
    return {"text": clause.text(language), "places": rows} | ({"example": True} if id in scenes(game) else {})


@cache
def scenes(game: str) -> dict[str, list[str]]:
    """The names of the scenes that show a clause."""
    found: dict[str, list[str]] = {}
    for path in sorted(content(game, "scenes").glob("*.toml")):
        for clause in Scene.load(path).clauses:
            found.setdefault(clause, []).append(path.stem)
    return found
