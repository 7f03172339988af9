"""What a notebook shows of the translation desk beside its widgets: texts to practise on, tables, the original texts.

    reader = practice_reader()          # our clauses in two languages, with faults put in
    planted(reader)                     # these faults, and which of them are found
    ten = worst(reader)                 # what was found, gravest first, with what it changes in play
    original_reader("silva", ask=True)  # the publisher's texts, for who has them and asks

Language: that of the notebook.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, overload

from silva_kit.position import KitError
from silva_kit.rulebook import Rulebook
from silva_kit.sources import VARIABLE, SourceTexts, known_sources
from silva_kit.translation.document import Document
from silva_kit.translation.fault_trial import Damage
from silva_kit.translation.findings import Finding
from silva_kit.translation.in_play import scene_of
from silva_kit.translation.practice import Practice, clause_texts, practice
from silva_kit.translation.practice import worst as worst_of
from silva_kit.translation.reading import read_document
from silva_kit.translation.wording import sentence, words
from silva_widgets.kodama_study import Sentences
from silva_widgets.language import chosen_language, use_language
from silva_widgets.reader import BilingualReader

__all__ = ["FoundTable", "PracticeReader", "clause_texts", "original_reader", "planted", "practice_reader", "worst"]
SEED = 3


class PracticeReader(BilingualReader):
    """A reader of practice texts; `damage` is what was done to the translation."""

    def __init__(self, trial: Practice, **given: Any) -> None:
        self.damage = trial.damage
        super().__init__(trial.pair, findings=trial.findings, **given)


@dataclass(frozen=True)
class FoundTable(Sequence[Finding]):
    """Rows with their heads, for a notebook; a sequence of the findings in them."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""
    findings: tuple[Finding, ...] = field(default=(), repr=False)

    @overload
    def __getitem__(self, at: int) -> Finding: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Finding]: ...
    def __getitem__(self, at: int | slice) -> Finding | Sequence[Finding]:
        return self.findings[at]

    def __len__(self) -> int:
        return len(self.findings)

    def __repr__(self) -> str:
        lines = [" | ".join(row) for row in (self.heads, *self.rows)]
        return "\n".join([*lines, *([self.note] if self.note else [])])

    def _repr_html_(self) -> str:
        heads = "".join(f'<th scope="col" style="text-align:start">{escape(head)}</th>' for head in self.heads)
        rows = "".join(f"<tr>{''.join(_cell(cell) for cell in row)}</tr>" for row in self.rows)
        note = f"<p>{escape(self.note)}</p>" if self.note else ""
        return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{note}"


def practice_reader(game: str = "silva", seed: int = SEED, lang: str | None = None) -> PracticeReader:
    """Our English clauses beside those in the notebook's language (in an English notebook, Chinese), with faults.

    Raises KitError for an unknown game or language.
    """
    language = use_language(lang)
    return PracticeReader(practice(game, ("en", "ja" if language == "ja" else "zh-Hant"), seed))


def planted(reader: PracticeReader) -> FoundTable:
    """Which faults were put into the texts of a practice reader, and which of them are found."""
    language = chosen_language()
    heads = (words("desk-faults-kind", language), words("desk-page-place", language), words("desk-practice", language))
    rows = tuple(_planted(reader, damage, language) for damage in reader.damage)
    counts = {"found": sum(damage.found for damage in reader.damage), "planted": len(rows)}
    return FoundTable(heads, rows, words("desk-practice-sum", language, counts))


def worst(reader: BilingualReader, most: int = 10) -> FoundTable:
    """The findings that harm the game most, with the rule that stands in their place; one for a rule."""
    language = chosen_language()
    keys = ("desk-page-place", "desk-page-finding", "desk-reader-in-play", "desk-reader-scene")
    found = worst_of(reader.findings, most)
    heads = ("", *(words(key, language) for key in keys))
    rows = tuple((str(number), *_found(one, language)) for number, one in enumerate(found, 1))
    return FoundTable(heads, rows, findings=found)


def original_reader(game: str = "silva", *, ask: bool = False) -> BilingualReader | Sentences:
    """The publisher's two texts of a game in a reader, if they are at hand and somebody asks; else how to get there.

    Raises KitError for an unknown game; SourcesError as `SourceTexts.load` does.
    """
    if game not in (games := sorted({source.game for source in known_sources().values()})):
        raise KitError(f"game {game!r}: the games with source texts are {', '.join(games)}")
    language = chosen_language()
    if not ask:
        return Sentences((words("desk-original-ask", language),))
    texts = SourceTexts.load()
    at_hand = [source for source in known_sources().values() if source.game == game and texts.has(source.id)]
    if len(at_hand) != 2:
        return Sentences((words("desk-original-absent", language, {"variable": VARIABLE}),))
    one, other = (_document(texts, source.id, source.language) for source in at_hand)
    return BilingualReader(one, other, game=game)


def _document(texts: SourceTexts, source: str, language: str) -> Document:
    return read_document("\n".join(texts.lines[source]), language, f"{source}.txt")


def _planted(reader: PracticeReader, damage: Damage, language: str) -> tuple[str, ...]:
    kind = damage.kind.partition(" (")[0].lower().replace(" ", "-")
    place = f"{reader.pair.document(damage.side).name}:{damage.line}"
    told = words(f"desk-practice-{'found' if damage.found else 'missed'}", language)
    return words(f"desk-fault-{kind}", language), place, told


def _found(finding: Finding, language: str) -> tuple[str, ...]:
    """Where it stands, what is wrong, our clause, and the scene."""
    span = finding.spans[0]
    game = next((source.game for source in known_sources().values() if _is_of(finding.clause, source.game)), "")
    named = f" ({finding.clause})" if language == "en" else f"（{finding.clause}）"
    rule = f"{Rulebook.load(game).clause(finding.clause).text(language)}{named}" if game else ""
    line = words("desk-reader-line", language, {"line": str(span.line)})
    return f"{span.language} {line}", sentence(finding, language), rule, scene_of(finding.clause)


def _is_of(clause: str, game: str) -> bool:
    return bool(clause) and clause in Rulebook.load(game).clauses


def _cell(text: str) -> str:
    return f'<td style="text-align:start;vertical-align:top">{escape(text)}</td>'
