"""An act that the source forbids and the translation allows, or the other way round. All for review.

Catches, in a bead, an everyday act (draw, reveal, activate) that is denied on one side and done, allowed or demanded on
the other, and one that is a duty on one side and a choice on the other, where both sides name the act equally often.
Cannot catch an act that the other side renders by another word or by its opposite (hide, not show), nor one in a clause
that says only, unless, except or instead: there languages turn a sentence round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from silva_kit.translation.beads import Matched, matched
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.stance import DENIED, Act, acts

CATEGORY = "rule-meaning-conflict"
Placed = tuple[int, Act]


def check(pair: Pair) -> Iterator[Finding]:
    """The acts of each bead that has both sides."""
    for bead in matched(pair):
        sides = {side: _acts(bead, side) for side in ("source", "target")}
        compared = [
            _of_name(sides, name) for name in sorted({name for _, act in sides["source"] for name in act.names})
        ]
        told = {act for acts in compared if _agree(*acts) for side in acts for act in side}
        for source, target in compared:
            found = _against(source, target)
            if found and not told & set(found[:2]):
                told |= {found[0], found[1]}
                yield _finding(bead, *found)


def _of_name(sides: dict[str, list[Placed]], name: str) -> tuple[list[Placed], list[Placed]]:
    """The acts of both sides that may be of a name."""
    source, target = ([one for one in sides[side] if name in one[1].names] for side in ("source", "target"))
    return source, target


def _agree(source: list[Placed], target: list[Placed]) -> bool:
    """Whether both sides name the act, and say the same of it: then it is no other act of the same word."""
    return bool(source) and [act.stance for _, act in source] == [act.stance for _, act in target]


def _acts(bead: Matched, side: str) -> list[Placed]:
    language = bead.pair.document(side).language
    return [(segment.start, act) for segment in bead.side(side) for act in acts(segment.text, language)]


def _against(source: list[Placed], target: list[Placed]) -> tuple[Placed, Placed, str] | None:
    """The first act that the sides say otherwise, with how; None where they agree or do not compare."""
    if not source or not target or any(act.stance == "unclear" for _, act in (*source, *target)):
        return None
    for kinds, sort in ((_denied, "denied"), (_modal, "modal")):
        counts = Counter(map(kinds, source)), Counter(map(kinds, target))
        if len(source) == len(target) and counts[0] != counts[1]:
            for one, other in zip(source, target, strict=True):
                if "" not in (kinds(one), kinds(other)) and kinds(one) != kinds(other):
                    return one, other, sort
        elif sort == "denied" and len(counts[0]) == len(counts[1]) == 1 and set(counts[0]) != set(counts[1]):
            return source[0], target[0], sort
    return None


def _denied(placed: Placed) -> str:
    return "denied" if placed[1].stance in DENIED else "done"


def _modal(placed: Placed) -> str:
    """must or may; "" for what may be either in another language."""
    return placed[1].stance if placed[1].stance in ("must", "may") else ""


def _finding(bead: Matched, one: Placed, other: Placed, sort: str) -> Finding:
    spans = (
        bead.span("target", other[0] + other[1].start, other[0] + other[1].end),
        bead.span("source", one[0] + one[1].start, one[0] + one[1].end),
    )
    args = {"quote": spans[0].quote, "source": spans[1].quote}
    modal, denied = {"must": "may", "may": "must"}.get(_modal(one), ""), _denied(one) == "denied"
    message = f"desk-meaning-{modal}" if sort == "modal" else f"desk-stance-{'lost' if denied else 'added'}"
    return Finding(CATEGORY, "review", "critical", spans, message, args)
