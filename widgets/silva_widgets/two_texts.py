"""What a notebook shows of the two texts of SILVA beside `Compared`: the headline, the tables, the chart.

    show_profiles()                 # how often the same game ends differently, text against text
    differences("apart")            # where the texts differ: what each says, how often it matters, what to mend
    silences()                      # the switches about which both texts are silent
    show_switches()                 # the chart of all values
    to_mend()                       # line by line, what a translator puts right

Every figure comes from the study of the kit (`switch_counts`). Language: the one that `use_language` found.
"""  # fmt: skip

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.messages import written_list
from silva_kit.position import KitError
from silva_kit.silva.two_texts import GROUPS, Place, answer, say, told
from silva_kit.study.switch_chart import percent, switch_chart, thousands
from silva_kit.study.switch_counts import Counted, measured
from silva_kit.study.switches import BETWEEN, PROFILES
from silva_kit.study.weights import Weight, weights
from silva_widgets.desk_study import FoundTable
from silva_widgets.language import chosen_language
from silva_widgets.shown import Sentences

if TYPE_CHECKING:
    from plotly.graph_objects import Figure

__all__ = ["differences", "show_profiles", "show_switches", "silences", "to_mend"]
HEADLINES = (BETWEEN, *PROFILES)


def show_profiles() -> Sentences:
    """How often the same game has another winner: English against Chinese, and each against the recommended game."""
    counted, language = measured().of(), chosen_language()
    return Sentences(tuple(_headline(counted, name, language) for name in HEADLINES))


def differences(group: str = "apart") -> FoundTable:
    """The places at which the texts differ (`apart`), or both say something else than what is recommended (`alike`),
    what comes up most first. Raises KitError for another group."""
    if group not in GROUPS[:2]:
        raise KitError(
            f"group {group!r}: the groups are {', '.join(GROUPS[:2])}; for the silent switches see silences()"
        )
    language = chosen_language()
    heads = ("question", "english", "chinese", "comes-up", "winner", "mend")
    rows = tuple(_difference(language, weight) for weight in weights(group))
    return FoundTable(tuple(say(language, f"two-{head}") for head in heads), rows, _note(language))


def silences() -> FoundTable:
    """The switches about which both texts are silent, a row for each other answer, what comes up most first."""
    language = chosen_language()
    heads = ("question", "plays", "other", "comes-up", "winner")
    rows = tuple(_silence(language, weight) for weight in weights("silent"))
    return FoundTable(tuple(say(language, f"two-{head}") for head in heads), rows, _note(language))


def to_mend() -> FoundTable:
    """The lines to put right, in the order of the texts: what to write there, and how often the place comes up."""
    language = chosen_language()
    rows = [(*line, weight) for group in GROUPS[:2] for weight in weights(group) for line in weight.place.mend]
    found = [_line(language, source, line, weight) for source, line, weight in sorted(rows, key=lambda row: row[:2])]
    return FoundTable(
        tuple(say(language, f"two-{head}") for head in ("line", "mend", "question", "comes-up")), tuple(found)
    )


def show_switches(players: int = 3, bot: str = "sensible") -> Figure:
    """How often each value of a switch changes anything, and the winner; in sentences where it cannot be drawn.

    Raises KitError for a kind of games that was not studied.
    """
    return switch_chart(measured().of(players, bot), chosen_language())


def _line(language: str, source: str, line: int, weight: Weight) -> tuple[str, ...]:
    said = told(language, weight.place)
    where = say(language, f"two-line-{source.removeprefix('silva.')}", line=str(line))
    return where, said["mend"], _asked(language, weight.place, said["question"]), _figures(language, weight)[0]


def _headline(counted: Counted, name: str, language: str) -> str:
    low, high = (percent(share) for share in counted.interval(name))
    shown = {"percent": percent(counted.changed(name) / counted.games), "games": thousands(counted.games)}
    key = "two-between" if name == BETWEEN else f"two-{name}"
    return say(language, key, low=low, high=high, **shown)


def _difference(language: str, weight: Weight) -> tuple[str, ...]:
    said = told(language, weight.place)
    return (
        _asked(language, weight.place, said["question"]),
        said["en"],
        said["zh"],
        *_figures(language, weight),
        said["mend"],
    )


def _silence(language: str, weight: Weight) -> tuple[str, ...]:
    said, other = told(language, weight.place), answer(language, weight.value)
    return _asked(language, weight.place, said["question"]), said["plays"], other, *_figures(language, weight)


def _asked(language: str, place: Place, question: str) -> str:
    """The question, and where it belongs."""
    ids = written_list(language, [place.id, *place.also])
    return f"{question} ({ids})" if language == "en" else f"{question}（{ids}）"


def _figures(language: str, weight: Weight) -> tuple[str, str]:
    up = say(language, "two-figure", percent=percent(weight.comes_up / weight.games))
    if weight.changed is None or weight.interval is None:
        return up, "–"
    low, high = (percent(share) for share in weight.interval)
    return up, say(language, "two-range", percent=percent(weight.changed / weight.games), low=low, high=high)


def _note(language: str) -> str:
    counted = measured().of()
    return say(language, "two-table-note", games=thousands(counted.games), players=str(counted.settings.players))
