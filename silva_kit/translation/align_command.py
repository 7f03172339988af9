"""`silva-kit align`: read two rulebooks, align them, write the beads."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path

import click
from rich.console import Console

from silva_kit.position import KitError
from silva_kit.translation.align import Alignment
from silva_kit.translation.desk import open_pair
from silva_kit.translation.dictionary import cccedict
from silva_kit.translation.formats_align import WRITERS, print_table


def align_texts(
    source: Path,
    target: Path,
    *,
    game: str | None = None,
    form: str = "text",
    out: Path | None = None,
    language: str = "en",
    languages: tuple[str | None, str | None] = (None, None),
    dictionary: bool = False,
) -> None:
    """Align two files and write the beads to `out` or to standard output, as text, tsv, json, tmx or xliff.

    Raises:
        TextError, KitError: a text, a language, a game or the file to write cannot be used, or the dictionary is asked
            for and not installed.
    """
    status = Console(stderr=True)
    with status.status("…") if status.is_terminal else nullcontext():
        pair = open_pair(source, target, game=game, languages=languages, dictionary=cccedict() if dictionary else None)
    assert pair.alignment is not None  # open_pair aligns whenever it is given two texts
    try:
        if form == "text":
            _print(out, pair.alignment, language)
        elif out is None:
            click.echo(WRITERS[form](pair.alignment).encode(), nl=False)
        else:
            out.write_text(WRITERS[form](pair.alignment), encoding="utf-8")
    except OSError as error:
        raise KitError(f"{out}: cannot be written: {error.strerror}") from None


def _print(out: Path | None, alignment: Alignment, language: str) -> None:
    if out is None:
        print_table(Console(highlight=False), alignment, language)
        return
    with out.open("w", encoding="utf-8") as file:
        print_table(Console(file=file, width=160, highlight=False), alignment, language)
