"""Who wins a trick, and which sword token it owes: small, pure, and explained.

n = 4: 4, 3-1, 2-1-1 owe the most frequent colour; 2-2 either; 1-1-1-1 any
n = 3: 3, 2-1 the most frequent; 1-1-1 any
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from silva_kit.position import Seat
from silva_kit.silent_guardians.cards import COLORS, GRAY, Card, Tokens

Plays = tuple[tuple[Seat, Card], ...]
CASES: Final = {
    "most_frequent": "sg.token.most_frequent",
    "gray_owed": "sg.token.gray_owed",
    "two_vs_two": "sg.combo.2v2",
    "all_different": "sg.combo.all_different",
}


@dataclass(frozen=True, slots=True)
class Owed:
    """What a finished trick owes. `choosable`: colours that the winner may settle on; `valid`: tokens that may be
    placed."""

    winner: Seat
    winning: Card
    by_trump: bool
    case: str
    count: int
    choosable: Tokens
    valid: Tokens

    @property
    def clause(self) -> str:
        """The clause that decides the token (`sg.token.gray_owed` where gray is the most frequent colour)."""
        return CASES["gray_owed" if self.case == "most_frequent" and self.choosable == (GRAY,) else self.case]

    def usable(self, tokens: Tokens) -> Tokens:
        """The valid tokens among those that are held, each colour once."""
        return tuple(color for color in self.valid if color in tokens)

    def to_json(self, tokens: Tokens) -> dict[str, Any]:
        """As plain JSON values, with what the winner can place."""
        return {
            "winner": self.winner.name,
            "case": self.case,
            "choosable": list(self.choosable),
            "valid": list(self.valid),
            "usable": list(self.usable(tokens)),
        }


def winner(plays: Plays) -> tuple[Seat, Card]:
    """The highest gray card wins, else the highest of the lead colour (`sg.trick.winner_trump`,
    `sg.trick.winner_lead`)."""
    color = GRAY if any(card.color == GRAY for _, card in plays) else plays[0][1].color
    return max((play for play in plays if play[1].color == color), key=lambda play: play[1].rank)


def owed(plays: Plays) -> Owed:
    """The token that a complete trick owes (`sg.token.most_frequent`, `sg.token.gray_owed`, `sg.token.gray_any`,
    `sg.combo.2v2`, `sg.combo.all_different`; R7-R11). It need not be the lead colour (`sg.token.not_lead`)."""
    seat, card = winner(plays)
    counts = Counter(card.color for _, card in plays)
    most = max(counts.values())
    top = tuple(color for color in COLORS if counts[color] == most)
    if most == 1:
        case, choosable = "all_different", tuple(COLORS)
    else:
        case, choosable = ("two_vs_two" if len(top) == 2 else "most_frequent"), top
    wild = any(color != GRAY for color in choosable)
    valid = tuple(color for color in COLORS if color in choosable or (color == GRAY and wild))
    return Owed(seat, card, card.color == GRAY, case, most, choosable, valid)
