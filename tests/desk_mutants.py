"""Broken checks and a broken alignment, each a mistake that is made easily, each one place wide.

`MUTANTS` maps a name to a function that breaks the desk through pytest's monkeypatch. Nothing of this is shipped.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from silva_kit.translation import align, chain, comparison, pair, reading, stance, structure
from silva_kit.translation.arithmetic import Claim
from silva_kit.translation.checks import (
    characters,
    clauses,
    duplicates,
    listed,
    meaning,
    numbers,
    opposites,
    parts,
    punctuation,
    references,
    residue,
    stances,
    swaps,
    terms,
    thresholds,
)

Patch = pytest.MonkeyPatch
NEVER: Final = re.compile(r"(?!)")


def _set(module: Any, name: str, value: Any) -> Callable[[Patch], None]:
    """A mutant that puts a value in the place of another."""
    return lambda patch: patch.setattr(module, name, value)


def _nothing(*_: Any, **__: Any) -> tuple[()]:
    return ()


def _weaker(**changes: Any) -> Callable[[Patch], None]:
    """Other settings of the alignment."""
    return _set(align, "Settings", lambda: replace(comparison.Settings(), **changes))


MUTANTS: Final[dict[str, Callable[[Patch], None]]] = {
    "numbers are matched in any order": _set(numbers, "_in_order", lambda source, target: []),
    "no small number is asked about": _set(numbers, "_is_one", lambda *_: False),
    "every number must stand": _set(numbers, "_again", lambda *_: False),
    "bounds are not compared": _set(numbers, "_bounds", _nothing),
    "a counter for anything fits nothing": _set(numbers, "_generic", lambda *_: False),
    "a label is a count": _set(numbers, "_equal", lambda a, b: a.number.values == b.number.values),
    "only turns nothing round": _set(stance, "_UNCLEAR", dict.fromkeys(stance._UNCLEAR, NEVER)),
    "nobody but the winner is nobody": _set(stance, "_TURNED", NEVER),
    "a player is a verb": _set(stance, "_OTHER_WORD", dict.fromkeys(stance._OTHER_WORD, NEVER)),
    "what stands before a verb does not count": _set(stance, "_before", lambda *_: ("done", -1)),
    "may not is no denial": _set(stances, "DENIED", frozenset(("not",))),
    "an act that agrees is compared again": _set(stances, "_agree", lambda *_: False),
    "a duty is a choice": _set(stances, "_modal", lambda _: ""),
    "nothing has an opposite": _set(opposites, "opposites", _nothing),
    "the glossary knows every name": _set(listed, "_known", lambda *_: True),
    "no section has a head": _set(listed, "_HEAD", NEVER),
    "zones are not counted": _set(swaps, "_counted", _nothing),
    "names need not stand": _set(swaps, "_must_stand", lambda *_: False),
    "what may be said in other words is not looked for": _set(meaning, "may_show", lambda *_: False),
    "everything may be said in other words": _set(meaning, "may_show", lambda *_: True),
    "a bracket ends with its line": _set(punctuation, "LINES", 1),
    "a label has brackets": _set(punctuation, "_LABEL", NEVER),
    "straight marks are not paired": _set(punctuation, "_straight", lambda _: []),
    "neighbours are alike": _set(duplicates, "ALIKE", 0.2),
    "a number tells no sentences apart": _set(duplicates, "_facts", lambda *_: set()),
    "a line may stand again": _set(duplicates, "_stands_again", lambda *_: False),
    "a gap is none": _set(thresholds, "NEAR", 0),
    "no character is wrong": _set(characters, "_pattern", lambda _: None),
    "accepted words are residue": _set(pair.Pair, "is_accepted", lambda *_: False),
    "no Latin word is left": _set(residue, "_latin", _nothing),
    "a part of a name is the name": _set(terms, "_concepts", lambda p, side, at: _within(p, side, at)),
    "a name that refers to nothing is one": _set(references, "_undeclared", _nothing),
    "a part may be missing": _set(parts, "KNOWN", 99),
    "a sentence may be missing": _set(clauses, "_says_something", lambda *_: False),
    "every sum is right": _set(Claim, "holds", property(lambda _: True)),
    "a sentence is cut anywhere": _set(reading, "LONGEST", 20),
    "a heading is a sentence": _set(structure, "_is_title", lambda *_: False),
    "the alignment believes nothing": _weaker(demand=0.95),
    "a bead is worth most beside another": _weaker(together=60.0),
    "any two beads may be crossed": _weaker(cross=-9.0),
    "only the expected place is looked at": _weaker(near=1, rare=0),
    "one partner is kept": _weaker(keep=1),
    "nothing is moved": _set(align, "_demanding", _nothing),
    "a bead may overlap the one before": _set(chain, "_end", lambda *_: None),
}


def _within(p: Any, side: str, at: tuple[int, int]) -> set[str]:
    return {hit.term.concept for hit in p.hits(side) if at[0] <= hit.start and hit.end <= at[1]}
