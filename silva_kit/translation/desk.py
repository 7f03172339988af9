"""The desk itself: two files in, a pair with its alignment and glossary out, ready for the checks.

    pair = open_pair(Path("rules.en.txt"), Path("rules.zh.txt"), game="silva")
    findings = run(pair)
"""  # fmt: skip

from __future__ import annotations

from pathlib import Path

from silva_kit.games import GAMES
from silva_kit.glossary import Glossary
from silva_kit.position import KitError
from silva_kit.translation.dictionary import Dictionary
from silva_kit.translation.document import Document
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document


def open_pair(
    source: Path,
    target: Path | None = None,
    *,
    game: str | None = None,
    languages: tuple[str | None, str | None] = (None, None),
    dictionary: Dictionary | None = None,
) -> Pair:
    """A source text and its translation, or one text alone, with the glossary of a game (else the shared words).

    A dictionary is evidence for the alignment.

    Raises:
        TextError: a file that cannot be read, or a language that the kit does not speak. KitError: no such game, or
            two texts in one language.
    """
    one = read_document(source, languages[0])
    other = None if target is None else read_document(target, languages[1])
    return pair_of(one, other, game, dictionary)


def pair_of(
    source: Document, target: Document | None = None, game: str | None = None, dictionary: Dictionary | None = None
) -> Pair:
    """Documents as a pair. Raises KitError as `open_pair` does."""
    glossary = glossary_of(game)
    if target is None:
        return Pair(source, glossary=glossary)
    if source.language == target.language:
        both = f"{source.name} and {target.name} are both in {source.language}"
        raise KitError(f"{both}; name their languages if that is wrong")
    from silva_kit.translation.align import align

    return Pair(source, target, align(source, target, glossary, dictionary=dictionary), glossary)


def glossary_of(game: str | None) -> Glossary:
    """The words of rulebooks: those that all games share, and a game's own. Raises KitError for no such game."""
    if game is not None and game not in GAMES:
        raise KitError(f"game {game!r}: the games are {', '.join(GAMES)}")
    words = Glossary.of(game) if game else Glossary.load()
    own = {id: concept for id, concept in words.concepts.items() if _is_of_rules(id) and (game or concept.game is None)}
    return Glossary(own)


def _is_of_rules(concept: str) -> bool:
    """Whether rulebooks use the word: buttons and lessons are the kit's own."""
    return not concept.startswith("t.kit.")
