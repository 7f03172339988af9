"""What a study says of itself, in the words of the interface: a label for its settings, a sentence for its result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from silva_kit.messages import format_message

if TYPE_CHECKING:
    from silva_kit.study.winnable import Settings, StudyResult

GAME: Final = "silent_guardians"
COMMA: Final = {"en": ", ", "zh-Hant": "，", "ja": "、"}


def say(language: str, word: str, **args: Any) -> str:
    """One of the interface's messages about studies: `title`, `axis`, `winnable` …"""
    return format_message(language, f"ui-study-{word}", args=args, game=GAME)


def label(settings: Settings, language: str) -> str:
    """Players, mode and token split; in mode B the Transfer Count on a line of its own (`sg.scn.transfer`)."""
    first = say(language, settings.split, players=settings.players, mode=settings.mode)
    return f"{first}<br>{say(language, 'transfers', count=settings.transfers)}" if settings.mode == "B" else first


def sentence(result: StudyResult, language: str, confidence: float = 0.95) -> str:
    """The result in one sentence, percents rounded to whole numbers: what a chart shows, for who cannot see it."""
    low, high = (round(100 * share) for share in result.share.interval(confidence))
    name = label(result.settings, language).replace("<br>", COMMA[language])
    percent = round(100 * result.share.middle)
    return say(language, "sentence", label=name, deals=result.share.deals, percent=percent, low=low, high=high)
