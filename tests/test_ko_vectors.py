"""The vectors that hold the TypeScript ports are those of the present Python."""

from __future__ import annotations

import ko_vectors


def test_the_vectors_are_up_to_date() -> None:
    """widgets/test/kodama_vectors.json is what tests/ko_vectors.py makes now, to the byte."""
    assert ko_vectors.FILE.read_text("utf-8") == ko_vectors.text(), "run: python tests/ko_vectors.py"


def test_the_vectors_show_every_verdict() -> None:
    """Legal and illegal, each condition broken, beside others' trees too; lines that break and lines that run."""
    made = ko_vectors.made()
    fits = [one["fit"] for one in made["placements"]]
    for name in ("on_bark", "touched", "overlapped", "covered", "overhang"):
        assert sum(name in fit for fit in fits) > 20
    assert sum(fit["parent"] is not None for fit in fits) > 300
    assert sum(any(seat != one["own"] for seat, _ in one["fit"].get("touched", ())) for one in made["placements"]) > 5
    lines = [line for one in made["scores"] for line in one["score"]["lines"]]
    assert {line["clause"] for line in lines} == {"ko.score.extent", "ko.score.break", "ko.R1"}
    assert any(line["forks"] for line in lines)
    assert any(one["extra"] for one in made["scores"])
