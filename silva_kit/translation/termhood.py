"""Whether words can be a term at all: short, no sentence, no word of grammar at the edge."""

from __future__ import annotations

import re
from typing import Final

from silva_kit.translation.stopwords import stopwords
from silva_kit.translation.term_keys import key_of

LONGEST: Final = {"en": 4, "zh-Hant": 8, "ja": 14}
"""How many words (en) or characters a term has at most; a word in other letters counts as two characters."""
_SENTENCE: Final = re.compile(r"[.。!！?？=＝\n]")
_OTHER_LETTERS: Final = re.compile(r"[A-Za-z]+ ?|[\u30a1-\u30ff]{3,}")
_KANA: Final = r"[\u3041-\u3096]"
_OTHER: Final = r"[^\u3041-\u3096]+"
_NOMINAL: Final = re.compile(rf"{_OTHER}(?:[のりいえきみしちびけ]{_OTHER})*[りいえきみしちびけ]?|{_KANA}{{3,6}}")
"""A Japanese phrase of nouns: kana stand between them or end one (守り), or it is a word in kana alone."""


def is_term(text: str, language: str, listed: bool = False) -> bool:
    """Whether words can be a term; a `listed` one, which a list numbers or quotes, may hold words of grammar."""
    if not re.search(r"[^\W\d_]", text) or _SENTENCE.search(text):
        return False
    return (_english if language == "en" else _other)(text, language, listed)


def _english(text: str, language: str, listed: bool) -> bool:
    stop = stopwords(language)
    spoken = re.findall(r"[a-z'’]+", text.lower())
    if (
        not 0 < len(key_of(text, language)) <= LONGEST[language] + 2 * listed
        or len(max(spoken, key=len, default="")) < 3
    ):
        return False
    outer = {spoken[0], spoken[-1]} & (stop.words | stop.inner)
    return listed or not (outer or set(spoken) & (stop.words - stop.inner))


def _other(text: str, language: str, listed: bool) -> bool:
    stop = stopwords(language)
    size = len(_OTHER_LETTERS.sub("xx", text))
    if size > LONGEST[language] or (size < 2 and not listed) or text in stop.words:
        return False
    edge = text[0] in stop.edges or text[-1] in stop.edges
    around = any(text.startswith(word) or text.endswith(word) for word in stop.words if len(word) > 1)
    nominal = language != "ja" or _NOMINAL.fullmatch(text)
    return listed or bool(nominal and not (edge or around) and not set(text) & stop.breaks)
