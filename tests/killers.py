"""What notices a broken rule: the scenes of a game, and a small set of its laws."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from silva_kit.position import KitError
from silva_kit.teach import run_file
from silva_kit.toml_data import content

Mutant = Callable[[pytest.MonkeyPatch], None]


class Mutants(dict[str, Mutant]):
    """Broken rules by their names."""

    def enter(self, made: Mutant) -> Mutant:
        """Enter a mutant under its name, as a decorator."""
        self[made.__name__] = made
        return made


NOTICED = (AssertionError, AttributeError, IndexError, KeyError, KitError, RuntimeError, TypeError, ValueError)
"""What a broken rule may raise."""


def killers(game: str, laws: Callable[[], None]) -> Iterator[str]:
    """The scenes that no longer hold, then the law that does not."""
    for path in sorted(content(game, "scenes").glob("*.toml")):
        try:
            if run_file(path).failures:
                yield f"scene {path.stem}"
        except NOTICED as error:
            yield f"scene {path.stem} ({type(error).__name__})"
    try:
        laws()
    except NOTICED as error:
        yield f"law ({type(error).__name__})"


def killer(mutant: Mutant, game: str, laws: Callable[[], None], monkeypatch: pytest.MonkeyPatch) -> str | None:
    """The first scene or law that notices a mutant; None if it survives."""
    with monkeypatch.context() as patch:
        mutant(patch)
        return next(killers(game, laws), None)
