"""The words that a table carries, so that it can switch languages without a kernel: messages, card names, clauses."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from silva_kit.components import cards
from silva_kit.ftl import read_entries
from silva_kit.messages import card_name, message_ids, messages_for
from silva_kit.places import LANGUAGES
from silva_kit.position import EventKind
from silva_kit.rulebook import Rulebook
from silva_kit.silva.decision import CLAUSES
from silva_kit.silva.guards import GUARDS
from silva_kit.teach.scenes import Scene
from silva_kit.toml_data import content

GAME: Final = "silva"
_UI_NAMES: Final = (
    "again", "another-example", "autoplay", "back", "bad-move", "bad-request", "branch", "branch-dealt",
    "branch-return", "branch-true", "cancel", "choose-card", "choose-guess", "choose-target", "clause", "close",
    "confirm", "copies", "deck", "decline", "discard-of", "eliminated", "empty", "error", "example",
    "face-down-card", "farmer-bonus", "first", "forced-mark", "forced-tag", "game-over", "goal", "hand-count",
    "hidden-mark", "hidden-tag", "hint", "keep", "keyboard", "keyboard-help", "known-to", "language", "last",
    "legal", "legal-moves", "lesson", "lesson-done", "lesson-step", "list-and", "live", "loading", "log", "look-as",
    "masu-owner", "masu-question", "next", "next-step", "no-example", "no-kernel", "not-allowed", "not-offered",
    "open-table", "out-of-date", "pause", "pick-left", "pick-right", "public", "regeneration-card", "restart",
    "right", "ruling", "ruling-note", "solution", "source-line", "spectator", "stage", "stage-leave", "step",
    "table-label", "tie", "tie-tag", "timeline", "turn-of", "type-move", "unknown-card", "use-masu", "waiting",
    "winner", "winner-tag", "would-be-legal", "you", "your-turn",
)  # fmt: skip
UI: Final = frozenset(f"ui-{name}" for name in _UI_NAMES)
"""The interface's messages that the table uses; a test holds this list against the TypeScript sources."""
RESULTS: Final = ("silva.end.last.winner", "silva.end.deck.highest", "silva.end.deck.tie", "silva.end.all.tie")


@cache
def words(lesson: Path | None = None) -> dict[str, Any]:
    """For each language: the Fluent text in use, the card names by level, the clauses in use with their places."""
    return {language: _language(language, lesson) for language in LANGUAGES}


def _language(language: str, lesson: Path | None) -> dict[str, Any]:
    known = message_ids(GAME, language)
    keys = [key for key in known if key in UI or not key.startswith("ui-") or key.startswith("ui-cost-")]
    ftl = messages_for(GAME, language, keys)
    if lesson is not None:
        ftl += "\n".join(read_entries(lesson.with_suffix(f".{language}.ftl")).values()) + "\n"
    names = [card_name(language, level, GAME) for level in range(len(cards(GAME)))]
    return {"ftl": ftl, "cards": names, "clauses": _clauses(language)}


def clauses_in_use() -> tuple[str, ...]:
    """Ids of the clauses and rulings that an event, a refusal, a decision or a result can cite."""
    events = (kind.clause for kind in EventKind.every if kind.clause.startswith(f"{GAME}."))
    return tuple(sorted({*events, *GUARDS, *CLAUSES.values(), *RESULTS}))


def _clauses(language: str) -> dict[str, Any]:
    book = Rulebook.load(GAME)
    shown: dict[str, Any] = {}
    for id in clauses_in_use():
        if id in book.clauses:
            shown[id] = _clause(book, id, language)
        elif id in book.rulings:
            see = list(book.ruling(id).clauses)
            shown[id] = {"text": "", "places": [], "see": see}
            shown |= {other: _clause(book, other, language) for other in see}
    return shown


def _clause(book: Rulebook, id: str, language: str) -> dict[str, Any]:
    clause = book.clause(id)
    quotes = {(place.source, place.line): book.sources.quote(place) for place in clause.places}
    rows = [[source, line, quote] if quote else [source, line] for (source, line), quote in quotes.items()]
    return {"text": clause.text(language), "places": rows} | ({"example": True} if id in scenes() else {})


@cache
def scenes() -> dict[str, list[str]]:
    """The names of the scenes that show a clause."""
    found: dict[str, list[str]] = {}
    for path in sorted(content(GAME, "scenes").glob("*.toml")):
        for clause in Scene.load(path).clauses:
            found.setdefault(clause, []).append(path.stem)
    return found
