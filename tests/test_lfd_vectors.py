"""What the tests of the duel's screen are given is what Python sends now."""

from __future__ import annotations

import lfd_vectors


def test_the_vectors_are_those_of_today() -> None:
    """`python tests/lfd_vectors.py` makes them anew where this fails."""
    assert lfd_vectors.FILE.read_text("utf-8") == lfd_vectors.text()
