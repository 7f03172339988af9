"""Nothing hidden leaks: SILVA's table sends and saves the same bytes for games that a viewer cannot tell apart."""

from __future__ import annotations

import itertools
import json
from collections import Counter
from typing import Any

import pytest

import leaks
from games import effort
from leaks_pairs import HEARD, heard, pairs, sight
from leaks_planted import LEAKS
from leaks_play import close, opened, played, scripted
from leaks_saved import Notebooks, notebooks
from leaks_table import Wire, wired
from silva_kit.silva import SilvaPosition
from silva_kit.silva.cards import ALL_CARDS, YOUNG_KUKUNOCHI

PARTS = 4
PAIRS = effort(1_000, 10_000)
SAVED = effort(20, 200)
ASKED = effort(12, 300)


@pytest.mark.parametrize("part", range(PARTS))
def test_what_is_sent_does_not_depend_on_what_is_hidden(part: int) -> None:
    """Views, events, moves, refusals, and every message of a table are byte-identical for both games of every pair."""
    found = leaks.part(part * PAIRS // PARTS, PAIRS // PARTS)
    assert found.differences == []
    assert found.pairs == PAIRS // PARTS
    assert {"traits", "answers", "replay", "widget open", "why_not", "table.repr_mimebundle"} <= set(found.messages)


def test_what_can_be_known_is_sent_alike() -> None:
    """The viewer's knowledge beside the game, what others may know of it, and the explorer's answers are
    byte-identical."""
    found = leaks.known_study(ASKED)
    assert found.differences == []
    assert found.messages["known traits"] > 2 * ASKED


@pytest.fixture(scope="module")
def kernel() -> Any:
    """One kernel for all notebooks."""
    with notebooks(leaks.SEED) as kernel:
        yield kernel


def test_what_is_saved_does_not_depend_on_what_is_hidden(kernel: Notebooks) -> None:
    """The saved notebook and the exported page are byte-identical for both games of every pair."""
    for pair in pairs(SAVED, leaks.SEED):
        found = leaks.compare(pair, kernel.saved)
        assert found.differences == []
        assert set(found.messages) == {"notebook", "page"}


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str) -> None:
    """Each of six leaks shows in one of the first pairs."""
    assert any(leaks.shows(name, effort(4, leaks.SHOWN)))


@pytest.mark.parametrize("surface", ["notebook", "page"])
def test_a_leak_planted_in_the_kernel_is_found_in_what_is_saved(kernel: Notebooks, surface: str) -> None:
    """A text alternative that names a hand is seen in the saved notebook, and in the exported page."""
    kernel.tell("leaks_kernel.plant('the_text_alternative_names_the_hands')")
    try:
        (pair,) = pairs(1, leaks.SEED)
        found = leaks.compare(pair, lambda *game: (one for one in kernel.saved(*game) if one[0] == surface))
        assert [one.surface for one in found.differences] == [surface]
    finally:
        kernel.tell("leaks_kernel.uproot()")


def test_the_games_of_a_pair_look_alike_and_are_not_the_same() -> None:
    """At every step the viewer sees, and hears, the same; other cards lie hidden, in most pairs to the last step."""
    apart = Counter[str]()
    for pair in pairs(60, seed=2):
        assert pair.one.start == pair.other.start
        for one, other in zip(pair.one.positions, pair.other.positions, strict=True):
            assert sight(one, pair.viewer) == sight(other, pair.viewer)
            assert _cards(other) == Counter(ALL_CARDS)
        for one, other in zip(pair.one.moves, pair.other.moves, strict=True):
            assert heard(one, pair.viewer) is heard(other, pair.viewer)
            assert one is other or one.kind not in HEARD
        apart["moves"] += pair.one.moves != pair.other.moves
        apart["now"] += pair.one.position != pair.other.position
    assert apart["moves"] == 60
    assert apart["now"] > 30


def _cards(p: SilvaPosition) -> Counter[Any]:
    held = [*p.deck, *(c for hand in p.hands for c in hand), *(d.card for row in p.rows for d in row)]
    return Counter(held + [YOUNG_KUKUNOCHI] * p.regeneration)


def test_an_earlier_step_is_never_told_anew() -> None:
    """Whatever is learned later, a frame that was once sent stays byte for byte what it was: looking back tells
    nothing."""
    compared = 0
    for pair in pairs(effort(20, 300), seed=3):
        for before, after in itertools.pairwise(_states(pair)):
            assert after[: len(before)] == before
            compared += len(before)
    assert compared > 500


def _states(pair: Any) -> list[list[str]]:
    """The frames that are on the screen whenever something new is shown."""
    script = scripted(pair, pair.one)
    with wired(Wire(), script):
        table = opened(pair, script)
        shown = (table._state["frames"] for _ in played(pair, table, script) if script.live)  # no other game's
        made = [[json.dumps(frame) for frame in frames] for frames in shown]
        close(table)
    return made
