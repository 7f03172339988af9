"""Sentences of one text that oblige to something and deny it. For review.

Catches a sentence that says, of nobody and without a condition, that something must be done (effects must be
activated), where another one says that it is not done (the effect does not activate), if the glossary has its word.
Cannot catch contradictions that need more than one word to see, nor those between a rule and its own exception in one
sentence. A rule and an exception that another sentence makes are a tension too: an editor has to say which holds.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from silva_kit.glossary import Hit
from silva_kit.translation.findings import Finding
from silva_kit.translation.modality import find_marks
from silva_kit.translation.pair import Pair

_CONDITION: Final = {
    "en": re.compile(
        r"\b(?:if|when|unless|except|once|after|before|in case|while|until|whenever|only)\b", re.IGNORECASE
    ),
    "zh-Hant": re.compile(r"如果|若|當|除|只|時|後|之前|直到|一旦|的話"),
    "ja": re.compile(r"なら|場合|とき|時|たら|れば|後|前|まで|以外|だけ"),
}
_PASSIVE: Final = {
    "en": re.compile(r"\b(?:must|ha(?:s|ve) to|needs? to) be\b"),
    "zh-Hant": re.compile(r"必須被|一定要被|須被"),
    "ja": re.compile(r"されなければ|必ず.{0,12}される"),
}
NEAR: Final = {"en": 24, "zh-Hant": 8, "ja": 10}
"""So many characters between the word and the negation or the duty that is said of it."""


def check(pair: Pair) -> Iterator[Finding]:
    """A finding for each act that a text obliges to and denies."""
    for side, _ in pair.sides():
        duties, denials = _said(pair, side)
        for concept, hits in duties.items():
            if denials[concept]:
                places = [*denials[concept][:3], hits[0]]
                spans = tuple(pair.span(side, hit.start, hit.end) for hit in places)
                args = {"quote": spans[0].quote, "duty": spans[-1].quote, "line": spans[-1].line}
                yield Finding("rule-meaning-conflict", "review", "major", spans, "desk-tension", args)


def _said(pair: Pair, side: str) -> tuple[dict[str, list[Hit]], defaultdict[str, list[Hit]]]:
    """The acts of a text that some sentence obliges to without a condition, and those that some sentence denies."""
    language = pair.document(side).language
    duties: defaultdict[str, list[Hit]] = defaultdict(list)
    denials: defaultdict[str, list[Hit]] = defaultdict(list)
    for segment in pair.document(side).prose:
        must = [segment.start + mark.start for mark in find_marks(segment.text, language, "must")]
        negated = [segment.start + mark.start for mark in find_marks(segment.text, language, "not")]
        plain = bool(_PASSIVE[language].search(segment.text)) and not _CONDITION[language].search(segment.text)
        for hit in pair.hits_in(side, segment) if must or negated else ():
            if ".act." in hit.term.concept and plain and _beside(hit, must, language):
                duties[hit.term.concept].append(hit)
            if ".act." in hit.term.concept and _beside(hit, negated, language):
                denials[hit.term.concept].append(hit)
    return dict(duties), denials


def _beside(hit: Hit, places: list[int], language: str) -> bool:
    return any(-NEAR[language] <= place - hit.end <= (NEAR[language] if language == "ja" else 0) for place in places)
