"""Reading the arguments of a table of Silent Guardians, and what of it is not in the source."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from silva_kit.components import box
from silva_kit.position import KitError
from silva_widgets import seating
from silva_widgets.rules import Rules
from silva_widgets.seating import names, viewer, viewers

__all__ = ["check", "names", "new_game", "persons", "source", "viewer", "viewers"]
_OF_NEW_GAME: Final = ("mode", "scenario", "transfers")
_NEEDLESS: Final = {
    "lesson": ("mode", "scenario", "transfers", "persons", "quiz", "walkthrough"),
    "walkthrough": (*_OF_NEW_GAME, "bots", "persons", "quiz"),
    "position": _OF_NEW_GAME,
    "record": (*_OF_NEW_GAME, "quiz", "walkthrough"),
    "persons": ("bots",),
}
"""Keywords that go without the others."""


def check(given: dict[str, Any]) -> None:
    """Raise KitError for keywords that do not go together."""
    for one, others in _NEEDLESS.items():
        for name in others:
            if given.get(one) and given.get(name):
                raise KitError(f"{name}: it does not go together with {one}; leave one of them out")


def new_game(rules: Rules, given: dict[str, Any]) -> Any:
    """The table before the deal, in one of the three modes (`sg.mode.three`)."""
    players = given.get("players")
    made = seating.rulings(rules, given.get("rulings"), given.get("profile"))
    mode, transfers = _mode(given)
    return rules.package.start(4 if players is None else players, mode, transfers, made)


def _mode(given: dict[str, Any]) -> tuple[str, int]:
    """Mode and Transfer Count (`sg.scn.transfer`): of a scenario, or as it is said."""
    mode, number, transfers = (given.get(name) for name in _OF_NEW_GAME)
    if number is None:
        return mode or ("A" if transfers is None else "B"), transfers or 0
    if transfers is not None or mode not in (None, "B"):
        raise KitError("scenario: it is of mode B and brings its own transfers; leave mode and transfers out")
    return "B", _scenario(number)[0]


def _scenario(number: Any) -> tuple[int, str]:
    """The Transfer Count of a scenario, and where it comes from."""
    for scenario in box("silent_guardians").scenarios:
        if scenario.number == number:
            shown = scenario.transfers or scenario.transfers_shown
            assert shown is not None
            return shown.value, shown.origin
    raise KitError(f"scenario={number!r}: the scenarios with a Transfer Count are 1 to 9")


def persons(rules: Rules, given: dict[str, Any]) -> dict[str, Any]:
    """Who sits at this screen, as bots and viewer: everybody else is played by the program."""
    asked = given["persons"]
    if isinstance(asked, str) or not isinstance(asked, Sequence) or not asked:
        raise KitError(f"persons={asked!r}: give the seats of the people at this screen, such as ('A', 'B')")
    start = seating.beginning(rules, given, lambda asked: new_game(rules, asked))
    seats = [str(seat) for seat in start.seats]
    for name in asked:
        if name not in seats:
            raise KitError(f"persons: {name!r} is no seat here; the seats are {', '.join(seats)}")
    bots = {seat: "sensible" for seat in seats if seat not in asked}
    return {"bots": bots, "viewer": given.get("viewer", asked[0])}


def source(given: dict[str, Any], mode: str) -> list[dict[str, Any]]:
    """What is not in the source: the ranks are ours, most Transfer Counts too, and mode C has no rule texts here."""
    told: list[dict[str, Any]] = [{"what": "ranks"}]
    number = given.get("scenario")
    if number is not None and _scenario(number)[1] != "attested":
        told.append({"what": "scenario", "number": number})
    if mode == "C":
        told.append({"what": "random"})
    return told
