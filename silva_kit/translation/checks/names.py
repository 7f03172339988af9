"""One thing under several names in one text.

Catches a numbered card whose list, head and mentions differ (no glossary needed), a concept of the glossary for which
a text uses a form that the glossary does not accept beside another one, and a Latin name in two ways of case.
Cannot catch a second name that no list, head or glossary ties to the first, nor a name that was changed everywhere.
A common noun that looks like a name is none (evidence.py); forms that the glossary admits may stand side by side.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator

from silva_kit.translation.findings import Finding
from silva_kit.translation.naming import Group, folded, groups
from silva_kit.translation.pair import Pair

CATEGORY = "terminology-inconsistent-within-text"


def check(pair: Pair) -> Iterator[Finding]:
    """A finding for each thing with several names, then for names in two ways of case."""
    for side, document in pair.sides():
        for group in groups(pair, side):
            if len(group.variants) > 1 and group.wrong:
                yield _finding(pair, side, group)
        if document.language != "en":
            yield from _case(pair, side)


def _finding(pair: Pair, side: str, group: Group) -> Finding:
    language = pair.document(side).language
    right = pair.glossary.preferred(group.concept, language) if group.concept and pair.glossary else ""
    places = sorted(group.places)
    spans = tuple(pair.span(side, *place) for place in places)
    first = {group.places[place]: pair.span(side, *place).quote for place in reversed(places)}
    forms = list(dict.fromkeys(first[group.places[place]] for place in places))
    same = len({folded(form) for form in forms}) == 1
    tier = "error" if group.name else "review"
    message = "desk-terms-spelled" if same else "desk-terms-inconsistent"
    severity = "major" if group.name and not same else "minor"
    quoted = {"en": ", ".join(f"“{form}”" for form in forms)} | dict.fromkeys(
        ("zh-Hant", "ja"), "".join(f"「{form}」" for form in forms)
    )
    return Finding(CATEGORY, tier, severity, spans, message, {"forms": quoted}, right)


def _case(pair: Pair, side: str) -> Iterator[Finding]:
    """Latin names whose case is another in a few places: kukunochi beside Kukunochi."""
    words: defaultdict[str, list[re.Match[str]]] = defaultdict(list)
    for match in re.finditer(r"(?<![A-Za-z])[A-Za-z]{3,}(?![A-Za-z])", pair.document(side).text):
        words[match.group().lower()].append(match)
    for matches in words.values():
        often = Counter(match.group() for match in matches)
        usual, count = often.most_common(1)[0]
        rare = [match for match in matches if match.group() != usual and not match.group().isupper()]
        if rare and not usual.isupper() and len(rare) < count:
            spans = tuple(pair.span(side, *match.span()) for match in rare)
            args = {"quote": spans[0].quote, "right": usual}
            yield Finding("x-orthography", "error", "minor", spans, "desk-terms-case", args, usual)
