"""Who does it: sentences in which a card stands for its player, or `the player` may be two. For review, English only.

Catches the name of a card where a person is meant (someone other than the Sword Girl, the Recon Team player), and a
sentence that names the player to the left or right and then goes on with `the player`.
Cannot catch a pronoun with two possible owners, nor any of this in Chinese and Japanese (meaning.py compares actors).
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from silva_kit.translation.entries import declared_names
from silva_kit.translation.findings import Finding, Span
from silva_kit.translation.pair import Pair

_NEIGHBOUR: Final = re.compile(
    r"\b(?:the )?players? to the (?:left|right)\b[^.!?]{0,240}?[,;] (?:then |and then |and )?"
    r"(?P<who>the player)\b(?! to the| who)",
    re.IGNORECASE,
)
_PERSON: Final = (
    r"(?:(?:someone|anyone|somebody|anybody|a player|players?|those) other than|as chosen by|chosen by) (?:the )?"
)


def check(pair: Pair) -> Iterator[Finding]:
    """Cards that stand for persons, then players that may be two."""
    for side, document in pair.sides():
        if document.language != "en":
            continue
        for match in _NEIGHBOUR.finditer(document.text):
            whole = pair.span(side, match.start(), match.end())
            who = pair.span(side, *match.span("who"))
            yield Finding(
                "rule-meaning-conflict", "review", "major", (whole, who), "desk-actor-two", {"quote": who.quote}
            )
        yield from _cards(pair, side)


def _cards(pair: Pair, side: str) -> Iterator[Finding]:
    """Each card that stands for its player, with all its places."""
    text = pair.document(side).text
    found: defaultdict[str, list[Span]] = defaultdict(list)
    for name in declared_names(pair.document(side)):
        word = re.escape(name)
        for match in re.finditer(rf"(?:{_PERSON}{word}\b)|(?:\bthe {word} player\b)", text):
            found[name].append(pair.span(side, *match.span()))
    for name, spans in found.items():
        category = "terminology-inconsistent-within-text"
        yield Finding(category, "review", "minor", tuple(spans), "desk-actor-card", {"quote": name})
