"""Where the words of the two texts of SILVA lead elsewhere than the recommended game (`two_texts.toml`).

    place = place_of("silva.R18")
    place.group                     # apart: the two texts differ; alike: both say something else
    place.switch, place.literal     # masu_vs_boy, {"en": "only_if_eliminated"}
    told("ja", place)               # the question, what each text says, what is played, what to mend

Together with the switches about which both texts are silent, these are all the rulings that act in play.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from silva_kit.ftl import fill, read_entries
from silva_kit.messages import message_key
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook, Ruling
from silva_kit.silva.consequences import Consequence, consequence
from silva_kit.sources import Place as Words
from silva_kit.teach.compare import Comparison
from silva_kit.toml_data import ContentError, Table, check_language, content

GAME: Final = "silva"
FILE: Final = "two_texts.toml"
GROUPS: Final = ("apart", "alike", "silent")
GAME_FIELDS: Final = ("position", "first", "second", "chooser")
NOT_PLAYED: Final = ("silva.R69", "silva.R70")
"""Rulings about the set-up alone: the rule cards at hand, and who begins."""


@dataclass(frozen=True, slots=True)
class Place:
    """A ruling or clause at which the texts matter: the words at issue, and the lines to mend as (source, line).

    `also`: rulings that go with it. `stand_in`: where no switch plays the other reading, a game in which the second
    play has the choice that somebody else would make (`chooser`).
    """

    id: str
    group: str
    words: tuple[Words, ...]
    mend: tuple[tuple[str, int], ...]
    also: tuple[str, ...] = ()
    stand_in: Consequence | None = None
    chooser: str = ""

    @property
    def ruling(self) -> Ruling | None:
        """The ruling, None for a clause."""
        return _book().rulings.get(self.id)

    @property
    def switch(self) -> str | None:
        """The switch that plays it; None where it cannot be played."""
        return self.ruling.switch if self.ruling else None

    @property
    def literal(self) -> Mapping[str, str]:
        """By language of the text, the value of the switch that it asks for where that is not the recommended one."""
        ruling = self.ruling
        if ruling is None or ruling.switch is None:
            return {}
        values = {"en": ruling.value("literal_en"), "zh-Hant": ruling.value("literal_zh")}
        return {language: value for language, value in values.items() if value != ruling.default}

    @property
    def values(self) -> tuple[str, ...]:
        """The values that play another reading, as `switch:value`: those of the texts, else all but the recommended."""
        ruling = self.ruling
        if ruling is None or ruling.switch is None:
            return ()
        wanted = set(self.literal.values()) or set(ruling.options) - {ruling.default}
        return tuple(f"{ruling.switch}:{value}" for value in ruling.options if value in wanted)

    def compare(self) -> Comparison | None:
        """The game under the recommended rulings and under the other reading; None where it cannot be played."""
        if self.stand_in is not None:
            return self.stand_in.compare()
        return consequence(self.switch).compare() if self.switch else None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that it bears on."""
        return self.ruling.clauses if self.ruling else (self.id,)


@cache
def places() -> tuple[Place, ...]:
    """Those of the file, then the switches about which both texts are silent. Raises ContentError."""
    told = load(content(GAME, FILE))
    known = {place.id for place in told}
    silent = [one for one in _book().switches.values() if one.id not in known and one.id not in NOT_PLAYED]
    return (*told, *(Place(ruling.id, "silent", (), ()) for ruling in silent))


def place_of(id: str) -> Place:
    """The place of a ruling or clause, or of a switch by its name. Raises KitError."""
    for place in places():
        if id in (place.id, place.switch):
            return place
    raise KitError(f"place {id!r}: there are {', '.join(place.id for place in places())}")


def load(path: Path) -> tuple[Place, ...]:
    """The places of a file. Raises ContentError."""
    table = Table(path)
    entries = table.entries("place")
    table.unique(entries)
    return tuple(_place(table, entry) for entry in entries)


def _place(table: Table, entry: dict[str, Any]) -> Place:
    table.only(entry, ("id", "group", "places", "mend", "also", *GAME_FIELDS))
    id, group = (table.field(entry, name, str) for name in ("id", "group"))
    if id not in _book().rulings and id not in _book().clauses:
        raise table.error(entry, f"{id!r} is neither a ruling nor a clause")
    if group not in GROUPS[:2]:
        raise table.error(entry, f"{id}: `group` is {group!r}, none of {', '.join(GROUPS[:2])}")
    try:
        words = tuple(_words(text) for text in table.strings(entry, "places"))
        mend = tuple((source, int(line)) for source, line in (m.split(":") for m in table.strings(entry, "mend")))
    except ValueError:
        raise table.error(entry, f"{id}: places are source:line:column:length, lines to mend source:line") from None
    also, chooser = table.strings(entry, "also"), table.field(entry, "chooser", str, "")
    return Place(id, group, words, mend, also, _stand_in(table, entry) if chooser else None, chooser)


def _stand_in(table: Table, entry: dict[str, Any]) -> Consequence:
    """A game by the recommended rulings on both sides."""
    position, *plays = (table.field(entry, name, str) for name in GAME_FIELDS[:3])
    first, second = (tuple(move.strip() for move in play.split(";")) for play in plays)
    return Consequence("", "", "winner", position, first, second)


def _words(text: str) -> Words:
    source, line, column, length = text.split(":")
    return Words(source, int(line), int(column), int(length))


PARTS: Final = ("question", "en", "zh", "plays", "mend")


def told(language: str, place: Place) -> dict[str, str]:
    """What is said of a place: the question, what each text says, what is played, and what to mend; texts that say
    nothing, and what needs no mending, are empty. Raises KitError for an unknown language."""
    own = _forms(words(check_language(language)).get(f"at-{message_key(place.id)}", ""))
    asked = _forms(_messages(language).get(message_key(place.id).replace("-R", "-ruling-R"), ""))
    usual = {"question": asked.get("", ""), "plays": asked.get("default", "")}
    return {part: own.get("" if part == "question" else part) or usual.get(part, "") for part in PARTS}


def _forms(entry: str) -> dict[str, str]:
    """The value ("") and the forms of a message that has no variables."""
    pairs = (line.strip().partition(" = ") for line in entry.splitlines())
    return {name.removeprefix(".") if name.startswith(".") else "": text for name, _, text in pairs if text}


def answer(language: str, value: str) -> str:
    """The answer that a value of a switch gives to the question of its ruling (`switch:value`). Raises KitError."""
    switch, _, chosen = value.partition(":")
    ruling = _book().switches.get(switch)
    if ruling is None or chosen not in ruling.options:
        raise KitError(f"value {value!r}: give switch:value, as in brewer_tie:none")
    if chosen == ruling.default:
        return fill(_messages(language)[message_key(ruling.id).replace("-R", "-ruling-R")], "default")
    return fill(read_entries(content(f"rulings.{language}.ftl"))[f"{message_key(ruling.id)}-{chosen}"])


@cache
def words(language: str) -> dict[str, str]:
    """The messages of the page, by key. Raises ContentError."""
    return read_entries(content(GAME, f"two_texts.{language}.ftl"))


def say(language: str, key: str, **args: str) -> str:
    """A message of the page, filled. Raises ContentError where there is none."""
    entries = words(check_language(language))
    if key not in entries:
        raise ContentError(content(GAME, f"two_texts.{language}.ftl"), None, f"no message {key}")
    return fill(entries[key], **args)


@cache
def _book() -> Rulebook:
    return Rulebook.load(GAME)


@cache
def _messages(language: str) -> dict[str, str]:
    return read_entries(content(GAME, f"messages.{language}.ftl"))
