"""Numbers of a rulebook that do not fit together.

Catches a total and its parts (20 cards: 18 + 2), a list that is announced with its length, the copies of all cards
against the number of cards, a number of cards without some of them (17 = 18 − 1), what all players get with what is
laid aside (3 × 12 + 8 = 44), and written equations.
Cannot catch numbers that fit together and are all wrong, a total whose parts stand far from it, a list whose length
the text does not say. Where claim and list differ by a lot they may not belong together: that is a case for review.
"""

from __future__ import annotations

from collections.abc import Iterator

from silva_kit.translation.arithmetic import Claim, claims
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair


def check(pair: Pair) -> Iterator[Finding]:
    """A finding for each claim that does not hold."""
    for side, document in pair.sides():
        for claim in claims(document):
            if not claim.holds:
                yield _finding(pair, side, claim)


def _finding(pair: Pair, side: str, claim: Claim) -> Finding:
    numbers = () if claim.kind == "list" else claim.parts
    spans = tuple(pair.span(side, *place) for place in (claim.at, *numbers))
    kind = "list" if claim.kind == "list" else "sum"
    far = claim.kind in ("list", "deal", "copies") and abs(claim.says - claim.makes) > max(2, claim.says // 3)
    args = {"says": claim.says, "makes": claim.makes, "formula": claim.formula}
    tier, severity = ("review", "minor") if far else ("error", "major")
    return Finding("rule-arithmetic", tier, severity, spans, f"desk-arithmetic-{kind}", args)
