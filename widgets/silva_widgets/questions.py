"""The questions that a rulebook leaves open: what the kit plays, and what another reading would change.

    open_questions("living_forest_duel")              # all of them
    open_questions("living_forest_duel", True)        # those with a switch

Language: the one that `use_language` found.
"""  # fmt: skip

from __future__ import annotations

from dataclasses import dataclass

from silva_kit.games import word_of
from silva_kit.messages import format_message, message_ids
from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.rulebook.rulings import Ruling
from silva_widgets.language import chosen_language

HEADS = ("ui-asks", "ui-plays", "ui-changes", "ui-ruling")


@dataclass(frozen=True, slots=True)
class Questions:
    """A table with a row for each question: what it asks, what the kit plays, what would change, the ruling's id."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def _repr_markdown_(self) -> str:
        lines = [self.heads, ("---",) * len(self.heads), *self.rows]
        return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)

    def __repr__(self) -> str:
        return "\n".join("\t".join(row) for row in (self.heads, *self.rows))


def open_questions(game: str, switched: bool | None = None) -> Questions:
    """The rulings of a game in the reader's language. `switched`: only those with a switch, or only those without.

    Raises KitError for a game whose other readings are not described.
    """
    language = chosen_language()
    if "ui-change-R1" not in message_ids(game, language):
        raise KitError(f"game {game!r}: what other readings would change is not described")
    rulings = Rulebook.load(game).rulings.values()
    found = [one for one in rulings if switched is None or bool(one.switch) is switched]
    heads = tuple(format_message(language, head, game=game) for head in HEADS)
    return Questions(heads, tuple(_row(game, ruling, language) for ruling in found))


def _row(game: str, ruling: Ruling, language: str) -> tuple[str, ...]:
    number = ruling.id.rpartition(".")[2]
    key = f"{word_of(game)}-ruling-{number}"
    told = [(key, ""), (key, "default"), (f"ui-change-{number}", "")]
    words = tuple(format_message(language, message, form, game=game) for message, form in told)
    args = {"ruling": ruling.id}
    return (*words, format_message(language, "ui-own-switch", args=args, game=game) if ruling.switch else ruling.id)
