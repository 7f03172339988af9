"""A lesson of two steps, written to a folder: for tests of whoever shows lessons."""

from __future__ import annotations

from pathlib import Path

from silva_kit.places import LANGUAGES

STEPS = """
game = "silva"
clauses = ["silva.card.05.lower_out"]
[[steps]]
id = "duel"
at = "silva 3p turn=A do=play:A hands=A:3.5,B:1,C:8 rows=A:-,B:-,C:- deck=*"
done = { event = "silva.card.05.lower_out" }
solution = ["A play 5 B"]
hint = "silva.card.05.lower_out"
wrong = { "silva.card.03.view" = "looked" }
[[steps]]
id = "close"
at = "silva 3p turn=A do=play:A hands=A:3.5,B:1,C:8 rows=A:-,B:-,C:- deck=*"
done = { read = true }
"""
WORDS = """
title = A duel
duel = A holds Brewer (5).
duel-goal = Win the duel.
duel-done = Well done.
duel-looked = Only a look.
duel-hint = Higher wins.
close = That was all.
close-done = Done.
"""


def small_lesson(folder: Path) -> Path:
    """The path of its file; the same words in each language."""
    for language in LANGUAGES:
        (folder / f"duel.{language}.ftl").write_text(WORDS, "utf-8")
    path = folder / "duel.toml"
    path.write_text(STEPS, "utf-8")
    return path
