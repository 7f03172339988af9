"""Questions as players ask them, and the clauses that answer (`desk_questions.tsv`): how often search finds one.

    python tests/desk_questions.py      the share with a right clause among the first three, by game and language

`tuned` and `held` were written before the search was tuned, and it was tuned by looking at `tuned` only; but the
everyday words (content/questions.toml) are by the same hand. `fresh` was written when all that was done; only one
general feature, the words of a clause's id, came after it.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from silva_kit.games import GAMES
from silva_kit.places import LANGUAGES
from silva_kit.rulebook import Rulebook

FILE = Path(__file__).with_name("desk_questions.tsv")
SETS = ("tuned", "held", "fresh")
FIRST = 3


@dataclass(frozen=True)
class Question:
    """A question in one language, and the clauses any of which answers it."""

    set: str
    game: str
    language: str
    text: str
    clauses: frozenset[str]


def questions() -> Iterator[Question]:
    """All questions, in the order of the file."""
    with FILE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            clauses = frozenset(row["clauses"].split())
            yield Question(row["set"], row["game"], row["language"], row["question"], clauses)


def hits() -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """By set and language, and by game and language: questions found, and questions asked."""
    books = {game: Rulebook.load(game) for game in GAMES}
    found: Counter[tuple[str, str]] = Counter()
    asked: Counter[tuple[str, str]] = Counter()
    for one in questions():
        answers = [answer.clause.id for answer in books[one.game].search(one.text, one.language, limit=FIRST)]
        for key in ((one.set, one.language), (one.game, one.language)):
            asked[key] += 1
            found[key] += bool(one.clauses & set(answers))
    return found, asked


def table() -> str:
    """The shares as a table."""
    found, asked = hits()
    lines = [
        f"a right clause among the first {FIRST}".ljust(34) + "".join(language.rjust(12) for language in LANGUAGES)
    ]
    for name in (*GAMES, *SETS):
        cells = [f"{found[name, language]}/{asked[name, language]}".rjust(12) for language in LANGUAGES]
        lines.append(name.ljust(34) + "".join(cells))
    return "\n".join(lines)


if __name__ == "__main__":
    print(table())
