"""Reading the arguments of a table: each bad value gives an error that names it and says what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping
from typing import Any

from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, PUBLIC, KitError, Seat, Viewer, viewer_from_text
from silva_kit.record import Record
from silva_kit.teach import Lesson, position_at
from silva_kit.toml_data import languages_like
from silva_widgets.rules import Bot, Rules

NAME_LENGTH = 40
OF_LESSON = ("position", "record", "players", "rulings", "profile", "bots", "viewer", "open_table")
"""Keywords that a lesson makes needless."""


def check_keywords(table: str, known: tuple[str, ...], given: dict[str, Any]) -> None:
    """Raise TypeError for a keyword that a table does not have, with a guess at what was meant."""
    for name in given:
        if name not in known:
            close = difflib.get_close_matches(name, known, n=1)
            meant = f"; did you mean {close[0]}?" if close else ""
            raise TypeError(f"{table} has no keyword {name!r}{meant} Its keywords are {', '.join(known)}.")


def lesson(rules: Rules, given: dict[str, Any], needless: tuple[str, ...] = OF_LESSON) -> Lesson | None:
    """The lesson, which brings its own positions and seats; None where none is asked for."""
    if given.get("lesson") is None:
        return None
    for name in needless:
        if name in given:
            raise KitError(f"{name}: a lesson brings its own positions, seats and rulings; leave {name} out")
    asked = given["lesson"]
    found = asked if isinstance(asked, Lesson) else Lesson.load(str(asked))
    if found.game != rules.name:
        raise KitError(f"lesson={found.name!r} is a lesson of {found.game}; this is a table of {rules.name}")
    return found


def position(rules: Rules, given: dict[str, Any], needless: tuple[str, ...] = ("rulings", "profile")) -> Any:
    """The position to begin at, where one is given; None for a new game."""
    asked = given.get("position")
    if asked is None:
        return None
    for name in needless:
        if given.get(name) is not None:
            raise KitError(f"{name}: {' and '.join(needless)} belong to a new game; a position has its own")
    made = position_at(asked) if isinstance(asked, str) else asked
    if not isinstance(made, rules.package.Position):
        kind = rules.package.Position.__name__
        raise KitError(f"position={asked!r}: give a {kind}, its line of text, or 'scene:NAME#STEP'")
    if given.get("players") not in (None, len(made.seats)):
        raise KitError(f"players={given['players']}: the position has {len(made.seats)} seats; leave players out")
    return made


def record(rules: Rules, given: dict[str, Any]) -> Record | None:
    """The record to show and to play on, where one is given. Raises KitError, RecordError for a text that is none."""
    asked = given.get("record")
    if asked is None:
        return None
    for name in ("position", "players", "rulings", "profile"):
        if given.get(name) is not None:
            raise KitError(f"{name}: a record has its own start, seats and rulings; leave {name} out")
    made = Record.from_text(asked) if isinstance(asked, str) else asked
    if not isinstance(made, Record) or made.game != rules.name:
        raise KitError(f"record={asked!r}: give a Record of {rules.name}, or its text as `to_text` writes it")
    return made


def beginning(rules: Rules, given: dict[str, Any], new_game: Callable[[dict[str, Any]], Any]) -> Any:
    """Where the game begins: at the start of a record, at a position, or as `new_game` says."""
    played = record(rules, given)
    return played.start if played is not None else position(rules, given) or new_game(given)


def rulings(rules: Rules, asked: Any, profile: str | None) -> Any:
    """The rulings of a new game: a profile, or switches in any of their forms."""
    kind = rules.package.Rulings
    if asked is not None and profile is not None:
        raise KitError("give rulings or profile, not both: a profile sets all switches")
    if profile is not None:
        return kind.profile(profile)
    if asked is None:
        return kind()
    if isinstance(asked, kind):
        return asked
    if isinstance(asked, str):
        return kind.from_text(asked)
    if isinstance(asked, Mapping):
        return kind.from_mapping(dict(asked))
    raise KitError(f"rulings={asked!r}: give {rules.name}.Rulings(…), a mapping of switches, or its text")


def viewer(name: Any, seats: tuple[Seat, ...]) -> Viewer:
    """Whose eyes: a seat of this table, PUBLIC or OPEN."""
    if isinstance(name, str):
        found = viewer_from_text(name)
    else:
        found = name
    if found in (PUBLIC, OPEN) or found in seats:
        return found
    raise KitError(f"viewer={name!r}: the viewers of this table are {', '.join(map(str, (*seats, PUBLIC, OPEN)))}")


def viewers(eyes: Viewer, seats: tuple[Seat, ...], bots: Mapping[Seat, Bot], open_table: bool) -> tuple[Viewer, ...]:
    """Whose eyes may be looked through: the persons' and the spectators'; all of them at the open table."""
    if open_table or eyes is OPEN:
        return (*seats, PUBLIC, OPEN)
    return tuple(dict.fromkeys((eyes, *(other for other in seats if other not in bots), PUBLIC)))


def bots(rules: Rules, given: Any, eyes: Viewer, seats: tuple[Seat, ...]) -> dict[Seat, Bot]:
    """Who is played by the program. Not said: all but the viewer; nobody where the viewer is the open table."""
    if given is None:
        return {} if eyes is OPEN else {other: rules.bot("sensible") for other in seats if other is not eyes}
    if not isinstance(given, Mapping):
        raise KitError(f"bots={given!r}: give a mapping such as {{'B': 'sensible', 'C': 'random'}}; {{}} for no bot")
    return {seat("bots", place, seats): _bot(rules, name) for place, name in given.items()}


def _bot(rules: Rules, name: Any) -> Bot:
    if isinstance(name, str) or not hasattr(name, "choose"):
        if name not in rules.bots:
            raise KitError(f"bot {name!r}: the bots are {', '.join(rules.bots)}, or any object with choose(view, rng)")
        return rules.bot(name)
    made: Bot = name
    return made


def names(given: Any, seats: tuple[Seat, ...]) -> dict[str, str]:
    """What the players are called; shown as plain text."""
    if not isinstance(given, Mapping):
        raise KitError(f"names={given!r}: give a mapping such as {{'A': 'Ann', 'B': 'Ben'}}")
    for place, name in given.items():
        seat("names", place, seats)
        if not isinstance(name, str) or not 0 < len(name) <= NAME_LENGTH:
            raise KitError(f"names[{str(place)!r}]={name!r}: a name is a text of 1 to {NAME_LENGTH} characters")
    return {str(seat): name for seat, name in given.items()}


def language(tag: Any) -> str:
    """One of the three languages."""
    if tag not in LANGUAGES:
        raise KitError(f"lang={tag!r}: {languages_like(tag)}")
    return str(tag)


def seat(argument: str, name: Any, seats: tuple[Seat, ...]) -> Seat:
    """The seat that an argument names. Raises KitError."""
    for found in seats:
        if name in (found, found.name):
            return found
    raise KitError(f"{argument}[{str(name)!r}]: the seats of this table are {', '.join(map(str, seats))}")
