"""A glossary to read, as a Markdown table or as one HTML page: a line for each concept, a column for each language."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from silva_kit.glossary.sheet import Sheet, SheetConcept
from silva_kit.translation.page import page, plain, tagged
from silva_kit.translation.wording import words

NAMES: Final = {"en": "English", "zh-Hant": "中文（臺灣）", "ja": "日本語"}


def to_markdown(sheet: Sheet, language: str) -> str:
    """The sheet as Markdown; deprecated words are struck through, other forms stand after the preferred one."""
    columns = [*(NAMES[tag] for tag in sheet.languages), words("desk-page-note", language)]
    lines = [f"# {plain(_title(sheet, language))}", "", plain(_count(sheet, language)), ""]
    lines += [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    for concept in sheet.concepts:
        cells = ["<br>".join(_marked(concept, tag)) for tag in sheet.languages]
        lines.append(f"| {' | '.join([*cells, plain(concept.note)])} |")
    return "\n".join(lines) + "\n"


def _marked(concept: SheetConcept, language: str) -> Iterator[str]:
    for word in concept.words(language, "preferred"):
        yield f"**{plain(word)}**"
    yield from (plain(word) for word in concept.words(language, "form", "admitted"))
    yield from (f"~~{plain(word)}~~" for word in concept.words(language, "deprecated"))


def to_html(sheet: Sheet, language: str) -> str:
    """The sheet as one page in light and dark, with contexts and places under each word."""
    heads = "".join(f'<th scope="col">{escape(NAMES[tag])}</th>' for tag in sheet.languages)
    note = f'<th scope="col">{escape(words("desk-page-note", language))}</th>'
    rows = "\n".join(_row(sheet, concept) for concept in sheet.concepts)
    body = (
        f'<p class="soft">{escape(_count(sheet, language))}</p>\n<div class="scroll"><table>\n'
        f"<thead><tr>{heads}{note}</tr></thead>\n<tbody>\n{rows}\n</tbody></table></div>\n"
    )
    return page(_title(sheet, language), language, body)


def _row(sheet: Sheet, concept: SheetConcept) -> str:
    cells = "".join(f"<td>{''.join(_cell(concept, tag))}</td>" for tag in sheet.languages)
    note = escape(concept.note)
    return f'<tr id="{escape(concept.id)}">{cells}<td class="soft"><code>{escape(concept.id)}</code> {note}</td></tr>'


def _cell(concept: SheetConcept, language: str) -> Iterator[str]:
    elements = {"preferred": "strong", "deprecated": "s"}
    for term in concept.terms:
        if term.language != language:
            continue
        yield f"<div>{tagged(term.text, language, elements.get(term.role, 'span'))}"
        yield f' <small class="soft">{escape("; ".join(term.places))}</small></div>' if term.places else "</div>"
        if term.context:
            yield f'<div class="soft" lang="{language}">{_context(term.context, term.text)}</div>'


def _context(context: str, word: str) -> str:
    """The context with the word marked where it stands so."""
    before, found, after = context.partition(word)
    return f"{escape(before)}<mark>{escape(found)}</mark>{escape(after)}" if found else escape(context)


def _title(sheet: Sheet, language: str) -> str:
    return words("desk-page-glossary", language, {"name": sheet.title})


def _count(sheet: Sheet, language: str) -> str:
    return words("desk-page-count", language, {"concepts": len(sheet.concepts), "terms": len(sheet.terms)})
