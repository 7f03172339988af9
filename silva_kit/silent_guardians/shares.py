"""A share of deals that can be won, with what is not certain about it: chance, and deals that were not decided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from silva_kit.intervals import wilson
from silva_kit.silent_guardians.solver import Answer, Lost, Winnable

ANSWERS: Final = ("winnable", "lost", "unknown")


def word(answer: Answer) -> str:
    """The solver's answer as one of ANSWERS, without its line."""
    return "winnable" if isinstance(answer, Winnable) else "lost" if isinstance(answer, Lost) else "unknown"


@dataclass(frozen=True, slots=True)
class Share:
    """How many deals can be won, cannot be won, and were not decided within the budget."""

    winnable: int = 0
    lost: int = 0
    unknown: int = 0

    @classmethod
    def count(cls, words: Iterable[str]) -> Share:
        """The three counts of ANSWERS."""
        found = list(words)
        return cls(*(found.count(answer) for answer in ANSWERS))

    @property
    def deals(self) -> int:
        """All of them."""
        return self.winnable + self.lost + self.unknown

    @property
    def bounds(self) -> tuple[float, float]:
        """The share with every undecided deal counted as lost, and as winnable; (0, 1) of no deals."""
        if not self.deals:
            return 0.0, 1.0
        return self.winnable / self.deals, (self.winnable + self.unknown) / self.deals

    @property
    def middle(self) -> float:
        """The share with half of the undecided deals counted as winnable."""
        return sum(self.bounds) / 2

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """Where the share of all deals lies: the low end with the undecided ones lost, the high end with them won."""
        low, _ = wilson(self.winnable, self.deals, confidence)
        _, high = wilson(self.winnable + self.unknown, self.deals, confidence)
        return low, high
