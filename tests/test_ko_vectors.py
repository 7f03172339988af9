"""The vectors that hold the TypeScript ports of Kodama say what Python says now."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ko_vectors
from silva_kit.kodama import Pose, default_box
from silva_widgets.kodama_box import box_json

AGAIN = "run: python tests/ko_vectors.py"


@pytest.fixture(scope="module")
def vectors() -> dict[str, Any]:
    """The file that vitest reads."""
    read: dict[str, Any] = json.loads(ko_vectors.FILE.read_text("utf-8"))
    return read


def test_every_placement_is_judged_as_the_file_says(vectors: dict[str, Any]) -> None:
    """Each stored placement, judged anew, has the stored verdict."""
    grounds = [tuple(ko_vectors.tree_of(tree) for tree in trees) for trees in vectors["grounds"]]
    for one in vectors["placements"]:
        now = ko_vectors.lies(grounds[one["ground"]], one["own"], one["card"], Pose(*one["pose"]), one["edge"])
        assert json.loads(json.dumps(now)) == one["fit"], AGAIN


def test_every_score_is_the_one_of_the_file(vectors: dict[str, Any]) -> None:
    """Each stored card, scored anew, has the stored explanation and extra points."""
    for one in vectors["scores"]:
        tree = ko_vectors.tree_of(vectors["grounds"][one["ground"]][one["own"]])
        now = ko_vectors.scored(tree, one["node"], one["season"], one["lone"])
        assert json.loads(json.dumps(now)) == {"score": one["score"], "extra": one["extra"]}, AGAIN


def test_the_cards_and_the_table_are_those_of_the_widget(vectors: dict[str, Any]) -> None:
    """What vitest opens is what a KodamaTree sends."""
    assert vectors["box"] == json.loads(json.dumps(box_json(default_box()))), AGAIN
    assert vectors["table"] == ko_vectors.table(), AGAIN


def test_the_vectors_show_every_verdict(vectors: dict[str, Any]) -> None:
    """Legal and illegal, each condition broken, beside others' trees too; lines that break and lines that run."""
    fits = [one["fit"] for one in vectors["placements"]]
    for name in ("on_bark", "touched", "overlapped", "covered", "overhang"):
        assert sum(name in fit for fit in fits) > 20
    assert sum(fit["parent"] is not None for fit in fits) > 200
    assert (
        sum(any(seat != one["own"] for seat, _ in one["fit"].get("touched", ())) for one in vectors["placements"]) > 50
    )
    lines = [line for one in vectors["scores"] for line in one["score"]["lines"]]
    assert {line["clause"] for line in lines} == {"ko.score.extent", "ko.score.break", "ko.R1"}
    assert any(line["forks"] for line in lines)
    assert any(one["extra"] for one in vectors["scores"])
