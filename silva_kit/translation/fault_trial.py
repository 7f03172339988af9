"""A trial of the checks: seeded faults go into a translation, the checks run, and what they find is counted by span.

    trial = run_trial(clause_lines("silva", ("en", "zh-Hant")), ("en", "zh-Hant"), glossary, seed=1)
    trial.found, trial.planted            counters by class of fault
    trial.text                            the damaged translation; trial.damage says what was done where
"""  # fmt: skip

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from random import Random

from silva_kit.glossary import Glossary
from silva_kit.rulebook import Rulebook
from silva_kit.translation.align import Alignment, align
from silva_kit.translation.checks import run
from silva_kit.translation.faults import Fault, Line, plant
from silva_kit.translation.findings import Finding
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document
from silva_kit.translation.xml_text import joined

Place = tuple[str, int, int]


@dataclass(frozen=True, slots=True)
class Damage:
    """A planted fault: its class, where it stands, the line before and after, and whether a finding touches it.

    Line and column count from 1, in the damaged text; of a deleted clause they are those of the source.
    """

    kind: str
    side: str
    line: int
    column: int
    before: str
    after: str
    found: bool


@dataclass
class Trial:
    """What became of the faults of a trial; several trials can be added up.

    source, text  the source and the damaged translation
    lines         the lines of both with the faults in them
    pair, findings  what was checked, and all that was found there
    false  new findings, by their check, that touch no line with a fault
    clean  how many lines have no fault
    """

    planted: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    false: Counter[str] = field(default_factory=Counter)
    clean: int = 0
    damage: list[Damage] = field(default_factory=list)
    source: str = ""
    text: str = ""
    lines: list[Line] = field(default_factory=list)
    pair: Pair | None = None
    findings: tuple[Finding, ...] = ()

    def add(self, other: Trial) -> None:
        """Count another trial too; the texts stay those of the first."""
        self.planted += other.planted
        self.found += other.found
        self.false += other.false
        self.clean += other.clean
        self.damage += other.damage


def clause_lines(game: str, languages: tuple[str, str]) -> list[Line]:
    """Our own clauses of a game in two languages, one a line: clean text."""
    book = Rulebook.load(game)
    one, other = (book.texts(language) for language in languages)
    return [(one[id].text, other[id].text) for id in one]


def bead_lines(alignment: Alignment) -> list[Line]:
    """What two raw texts both have, a bead a line."""
    return [
        (joined(alignment.source, bead.source), joined(alignment.target, bead.target))
        for bead in alignment.beads
        if bead.source and bead.target
    ]


def run_trial(
    lines: Sequence[Line],
    languages: tuple[str, str],
    glossary: Glossary,
    *,
    seed: int | str,
    more: Sequence[Line] = (),
    known: Iterable[Finding] | None = None,
) -> Trial:
    """Plant faults in the lines, check, and count what is found that was not there before.

    `known` are the findings of the clean lines, where they are known; the same seed damages the same.
    """
    before = {key_of(finding) for finding in (checked(lines, languages, glossary)[1] if known is None else known)}
    damaged, faults = plant(lines, languages, glossary, Random(seed), more=more)
    pair, findings = checked(damaged, languages, glossary)
    new = [finding for finding in findings if key_of(finding) not in before]
    trial = Trial(clean=len(damaged) - len(faults), source=pair.source.text)
    trial.text = pair.target.text if pair.target else ""
    trial.lines, trial.pair, trial.findings = damaged, pair, findings
    whole, shift = [], 0
    for fault, at in faults:
        place = place_of(fault, at, damaged)
        whole.append(line_of(at, damaged, place))
        hit = any(_touches(finding, place) for finding in new)
        trial.planted[fault.kind] += 1
        trial.found[fault.kind] += hit
        trial.damage.append(_damage(fault, lines[at - fault.row - shift], damaged[at], place, pair, hit))
        shift += len(fault.after) - 1
    for finding in new:
        if not any(_touches(finding, place) for place in whole):
            trial.false[finding.check] += 1
    return trial


def checked(lines: Sequence[Line], languages: tuple[str, str], glossary: Glossary) -> tuple[Pair, tuple[Finding, ...]]:
    """The pair of these lines, aligned, and its findings."""
    source, target = (
        read_document("\n\n".join(line[side] for line in lines if line[side]), languages[side]) for side in (0, 1)
    )
    pair = Pair(source, target, align(source, target, glossary), glossary)
    return pair, run(pair)


def key_of(finding: Finding) -> tuple[str, str, tuple[str, ...]]:
    """What makes a finding the same in two versions of a text: the words around it too, as one mark stands often."""
    return finding.category, finding.message, (finding.context, *(span.quote for span in finding.spans))


def place_of(fault: Fault, at: int, lines: Sequence[Line]) -> Place:
    """Where a finding has to be: the touched characters, or the whole line, or the source's line of a deletion."""
    side = 0 if not lines[at][1] else 1
    start = sum(len(line[side]) + 2 for line in lines[:at] if line[side])
    low, high = fault.at if fault.at and side else (0, len(lines[at][side]))
    return ("source", "target")[side], start + low, start + high


def line_of(at: int, lines: Sequence[Line], place: Place) -> Place:
    """The whole line of a fault, on the side where it stands."""
    side = 0 if place[0] == "source" else 1
    start = sum(len(line[side]) + 2 for line in lines[:at] if line[side])
    return place[0], start, start + len(lines[at][side])


def _touches(finding: Finding, place: Place) -> bool:
    side, start, end = place
    return any(span.side == side and span.start < end and start < span.end for span in finding.spans)


def _damage(fault: Fault, clean: Line, line: Line, place: Place, pair: Pair, found: bool) -> Damage:
    """What was done; of an added line there is no text before."""
    row, column = pair.document(place[0]).place(place[1])
    return Damage(fault.kind, place[0], row, column, "" if fault.row else clean[1], line[1], found)
