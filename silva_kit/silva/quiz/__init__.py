"""The kinds of questions of SILVA. Each maker looks at one game between bots and asks about a moment that fits.

    legal     which of these moves is refused, and by which clause
    outcome   how a guess or a duel ends, where its player can be sure of it
    effect    whether this copy of a card acts
    known     which cards a seat can hold, or who can know a hand
    breach    where a play breaks a rule, if it does, and which one
    broken    one of the plays in which one rule is broken (`broken.py`)
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from silva_kit.silva.quiz.breaches import breach, broken
from silva_kit.silva.quiz.knowledge import known
from silva_kit.silva.quiz.moves import effect, legal, outcome
from silva_kit.teach.quiz import Maker

KINDS: Final[Mapping[str, Maker]] = {
    "legal": legal,
    "outcome": outcome,
    "effect": effect,
    "known": known,
    "breach": breach,
    "broken": broken,
}
"""Kind -> its maker, in the order in which they are asked."""
