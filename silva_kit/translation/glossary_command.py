"""`silva-kit glossary build TEXT…` and `silva-kit glossary export`: a glossary from texts, or ours, in any format."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Final

import click
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from silva_kit.glossary.sheet import Sheet, to_json
from silva_kit.glossary.sheet_csv import to_csv
from silva_kit.glossary.sheet_tbx import to_tbx
from silva_kit.position import KitError
from silva_kit.translation.desk import glossary_of
from silva_kit.translation.evidence_glossary import EvidenceEntry, EvidenceGlossary, build_glossary
from silva_kit.translation.reading import read_document
from silva_kit.translation.sheet_pages import NAMES, to_html, to_markdown
from silva_kit.translation.sheets import sheet_of, sheet_of_evidence
from silva_kit.translation.wording import words

WRITERS: Final[dict[str, Callable[[Sheet, str], str]]] = {
    "csv": lambda sheet, language: to_csv(sheet),
    "tbx": to_tbx,
    "md": to_markdown,
    "html": to_html,
    "json": lambda sheet, language: to_json(sheet),
}
FORMATS: Final = (*WRITERS, "anki")


def build_from(
    texts: Sequence[Path],
    *,
    languages: Sequence[str] = (),
    game: str | None = None,
    form: str = "text",
    out: Path | None = None,
    language: str = "en",
) -> None:
    """Build a glossary from files and write it; `languages` are those of the files in their order, as far as given.

    With a game, the words of our glossary are looked for too.

    Raises:
        TextError, KitError: a file or a language cannot be used, or the file to write.
    """
    if len(languages) > len(texts):
        raise KitError(f"{len(languages)} languages for {len(texts)} texts: give one for each text, or none")
    status = Console(stderr=True)
    with status.status("…") if status.is_terminal else nullcontext():
        known = glossary_of(game) if game else None
        tags = [*languages, *[None] * (len(texts) - len(languages))]
        glossary = build_glossary([read_document(path, tag) for path, tag in zip(texts, tags, strict=True)], known)
    if form == "text":
        _print(glossary, out, language)
    elif form == "json":
        _put(glossary.dumps(), out)
        _told(out, len(glossary), sum(len(entry.terms) for entry in glossary), language)
    else:
        write_sheet(sheet_of_evidence(glossary), form, out, language)


def export_words(game: str | None, form: str, out: Path | None, language: str) -> None:
    """Write the kit's glossary, or a game's. Raises KitError for no such game, or a file that cannot be written."""
    write_sheet(sheet_of(game), form, out, language)


def write_sheet(sheet: Sheet, form: str, out: Path | None, language: str) -> None:
    """Write a sheet in one of FORMATS to a file or to standard output.

    Raises:
        KitError: a deck for Anki without a file, or a file that cannot be written.
    """
    if form == "anki":
        if out is None:
            raise KitError("a deck for Anki is a file: name it with --out deck.apkg")
        from silva_kit.glossary.sheet_anki import to_anki

        to_anki(sheet, out)
    else:
        _put(WRITERS[form](sheet, language), out)
    _told(out, len(sheet.concepts), len(sheet.terms), language)


def _told(out: Path | None, concepts: int, terms: int, language: str) -> None:
    """Say what was written, where it does not stand on standard output itself."""
    if out is not None:
        click.echo(words("desk-page-written", language, {"path": out, "concepts": concepts, "terms": terms}))


def _put(text: str, out: Path | None) -> None:
    """UTF-8 with its line ends as they are, whatever the terminal's encoding."""
    if out is None:
        click.echo(text.encode(), nl=False)
        return
    try:
        out.write_bytes(text.encode())
    except OSError as error:
        raise KitError(f"{out}: cannot be written: {error.strerror}") from None


def _print(glossary: EvidenceGlossary, out: Path | None, language: str) -> None:
    if out is None:
        print_glossary(Console(highlight=False), glossary, language)
        return
    try:
        with out.open("w", encoding="utf-8") as file:
            print_glossary(Console(file=file, width=160, highlight=False), glossary, language)
    except OSError as error:
        raise KitError(f"{out}: cannot be written: {error.strerror}") from None


def print_glossary(console: Console, glossary: EvidenceGlossary, language: str) -> None:
    """A table: the words of each language, what speaks for them, how often they stand; no colours where none show."""
    languages = tuple(dict.fromkeys(document.language for document in glossary.documents))
    table = Table(header_style="bold", expand=console.is_terminal)
    for tag in languages:
        table.add_column(NAMES[tag], ratio=3)
    table.add_column(words("desk-page-evidence", language), ratio=2)
    table.add_column(words("desk-page-times", language), justify="right")
    for entry in glossary:
        told = f"{words(f'desk-page-{entry.tier}', language)}: {entry.kind} {entry.label}".rstrip()
        cells = (_cell(entry, tag) for tag in languages)
        table.add_row(*cells, escape(told), str(entry.count), style="" if entry.tier == "named" else "dim")
    console.print(table)
    tiers = [entry.tier for entry in glossary]
    counts = {"named": tiers.count("named"), "used": tiers.count("used")}
    console.print(words("desk-page-summary", language, counts), soft_wrap=True)


def _cell(entry: EvidenceEntry, language: str) -> str:
    """The main word; the other words for the thing stand out, as they may be slips."""
    others = [term.text for term in entry.terms if term.language == language and term.role == "variant"]
    return escape(entry.main(language)) + "".join(f" [yellow]/ {escape(word)}[/yellow]" for word in others)
