"""How a language is punctuated: the Taiwan profile, the Japanese one, and English."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Profile:
    """The marks of a house style.

    quotes    the pairs that quote, the first outside
    brackets  the pairs that enclose
    wide      marks that must not stand in their half-width form, with the full-width ones
    """

    name: str
    quotes: tuple[str, ...]
    brackets: tuple[str, ...]
    wide: dict[str, str]


PROFILES: Final = {
    "zh-Hant": Profile("taiwan", ("「」", "『』"), ("（）",), dict(zip(",;:!?", "，；：！？", strict=True))),
    "ja": Profile("japan", ("「」", "『』"), ("（）",), dict(zip(",;:!?", "、；：！？", strict=True))),
    "en": Profile("english", ('""', "“”", "‘’"), ("()",), {}),
}
