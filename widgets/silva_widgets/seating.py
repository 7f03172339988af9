"""Reading the arguments of a table: each bad value gives an error that names it and says what would be right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from silva_kit import silva
from silva_kit.places import LANGUAGES
from silva_kit.position import OPEN, PUBLIC, KitError, Seat, Viewer, viewer_from_text
from silva_kit.silva import Rulings, SilvaPosition
from silva_kit.silva.bots import BOTS, Bot, bot
from silva_kit.teach import position_at
from silva_kit.toml_data import languages_like

NAME_LENGTH = 40


def start(position: Any, players: int | None, rulings: Any, profile: str | None) -> Any:
    """The position to begin at: the one given, or the table before the deal."""
    if position is None:
        return silva.start(3 if players is None else players, _rulings(rulings, profile))
    if rulings is not None or profile is not None:
        raise KitError("rulings and profile belong to a new game; a position has its own, in its field rulings=")
    made = position_at(position) if isinstance(position, str) else position
    if not isinstance(made, SilvaPosition):
        raise KitError(f"position={position!r}: give a SilvaPosition, its line of text, or 'scene:NAME#STEP'")
    if players not in (None, len(made.seats)):
        raise KitError(f"players={players}: the position has {len(made.seats)} seats; leave players out")
    return made


def _rulings(rulings: Any, profile: str | None) -> Rulings:
    if rulings is not None and profile is not None:
        raise KitError("give rulings or profile, not both: a profile sets all switches")
    if profile is not None:
        return Rulings.profile(profile)
    if rulings is None:
        return Rulings()
    if isinstance(rulings, Rulings):
        return rulings
    if isinstance(rulings, str):
        return Rulings.from_text(rulings)
    if isinstance(rulings, Mapping):
        return Rulings.from_mapping(dict(rulings))
    raise KitError(f"rulings={rulings!r}: give silva.Rulings(…), a mapping of switches, or its text")


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
    return tuple(dict.fromkeys((eyes, *(seat for seat in seats if seat not in bots), PUBLIC)))


def bots(given: Any, eyes: Viewer, seats: tuple[Seat, ...]) -> dict[Seat, Bot]:
    """Who is played by the program. Not said: all but the viewer; nobody where the viewer is the open table."""
    if given is None:
        return {} if eyes is OPEN else {seat: bot("sensible") for seat in seats if seat is not eyes}
    if not isinstance(given, Mapping):
        raise KitError(f"bots={given!r}: give a mapping such as {{'B': 'sensible', 'C': 'random'}}; {{}} for no bot")
    return {_seat("bots", seat, seats): _bot(name) for seat, name in given.items()}


def _bot(name: Any) -> Bot:
    if isinstance(name, str) or not hasattr(name, "choose"):
        if name not in BOTS:
            raise KitError(f"bot {name!r}: the bots are {', '.join(BOTS)}, or any object with choose(view, rng)")
        return bot(name)
    made: Bot = name
    return made


def names(given: Any, seats: tuple[Seat, ...]) -> dict[str, str]:
    """What the players are called; shown as plain text."""
    if not isinstance(given, Mapping):
        raise KitError(f"names={given!r}: give a mapping such as {{'A': 'Ann', 'B': 'Ben'}}")
    for seat, name in given.items():
        _seat("names", seat, seats)
        if not isinstance(name, str) or not 0 < len(name) <= NAME_LENGTH:
            raise KitError(f"names[{str(seat)!r}]={name!r}: a name is a text of 1 to {NAME_LENGTH} characters")
    return {str(seat): name for seat, name in given.items()}


def language(tag: Any) -> str:
    """One of the three languages."""
    if tag not in LANGUAGES:
        raise KitError(f"lang={tag!r}: {languages_like(tag)}")
    return str(tag)


def _seat(argument: str, name: Any, seats: tuple[Seat, ...]) -> Seat:
    for seat in seats:
        if name in (seat, seat.name):
            return seat
    raise KitError(f"{argument}[{str(name)!r}]: the seats of this table are {', '.join(map(str, seats))}")
