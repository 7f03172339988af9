"""The rulebook of a game: clauses with their texts and places, rulings, search with citations.

    book = Rulebook.load("silva")
    clause = book.clause("silva.card.09.choose")
    clause.text("zh-Hant"), clause.segments("ja"), clause.original("silva.en")
    book.search("empty deck", "en")[0].citation
"""  # fmt: skip

from silva_kit.rulebook.book import Rulebook, UnknownClauseError
from silva_kit.rulebook.clauses import KINDS, Clause
from silva_kit.rulebook.rulings import PROFILES, Ruling
from silva_kit.rulebook.search import Found
from silva_kit.rulebook.texts import ClauseText, Segment

__all__ = [
    "KINDS",
    "PROFILES",
    "Clause",
    "ClauseText",
    "Found",
    "Rulebook",
    "Ruling",
    "Segment",
    "UnknownClauseError",
]
