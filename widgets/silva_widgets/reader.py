"""BilingualReader: two texts side by side, linked by their alignment, with the findings of the translation desk."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any, Final, TypeGuard

import traitlets as t
from ipywidgets import widget_serialization

from silva_kit.position import KitError, TextError
from silva_kit.translation.checks import run
from silva_kit.translation.desk import pair_of
from silva_kit.translation.document import Document
from silva_kit.translation.findings import TIERS, Finding
from silva_kit.translation.in_play import scene_of, source_of, with_clauses
from silva_kit.translation.pair import Pair
from silva_kit.translation.reading import read_document
from silva_kit.translation.suppressions import ENDING, Suppressions
from silva_widgets import seating
from silva_widgets.base import STATIC, Table
from silva_widgets.language import chosen_language
from silva_widgets.page import Page
from silva_widgets.reader_asks import ASKS
from silva_widgets.reader_data import compact
from silva_widgets.reader_words import reader_words
from silva_widgets.staging import staged

KEYWORDS: Final = ("game", "lang", "languages", "findings", "suppressions", "stage")
Text = Path | Document | str


class BilingualReader(Page):
    """Two texts with their alignment and findings: read, jump, filter, accept or dismiss.

        reader = BilingualReader("rules.en.txt", "rules.zh.txt", game="silva")
        reader.findings, reader.undecided, reader.accepted, reader.dismissed
        reader.dismiss(id, "house style"); reader.accept(id); reader.reopen(id)
        reader.show(id)                           the scene that shows what a finding touches, on a table below
        reader.save()                             beside the translation, where `silva-kit check` reads it

    `source` and `target` are each the path of a file, a Document, or a text (a str of several lines); or `source` is
    a Pair. Keywords: `game` (whose glossary applies; not given: the game of a known text, else the words that all
    games share), `languages` (("en", "ja"); not given: the letters tell), `findings` (of a Pair that was checked
    already), `suppressions` (the path of a file of decisions; not given: the one beside the translation), `lang` (else
    what `use_language` found), `stage` (large).

    Raises TypeError for an unknown keyword, TextError for a text that cannot be read, and KitError (a ValueError) for
    a value that cannot be used.
    """  # fmt: skip

    _esm = STATIC / "reader.js"
    _css = STATIC / "reader.css"
    keywords = KEYWORDS
    asks = ASKS

    scene = t.Unicode("", help="The scene on the table; empty for none.", read_only=True).tag(sync=True)
    table = t.Instance(Table, allow_none=True, read_only=True).tag(sync=True, **widget_serialization)

    def __init__(self, source: Text | Pair, target: Text | None = None, **given: Any) -> None:
        seating.check_keywords("BilingualReader", KEYWORDS, given)
        seating.language(given.get("lang", chosen_language()))
        self.pair = _pair(source, target, given)
        known = given.get("findings")
        self.findings: tuple[Finding, ...] = tuple(with_clauses(self.pair, run(self.pair) if known is None else known))
        self._by_id = {finding.id: finding for finding in self.findings}
        self.suppressions, self._kept = _decided(target, given.get("suppressions"))
        self._saved = self._decisions()
        self._link: t.link | None = None
        super().__init__(given, _data=compact(self.pair, self.findings), _words=reader_words(self.findings))

    # What was found, by what was decided about it.

    @property
    def undecided(self) -> tuple[Finding, ...]:
        """The findings that nobody has decided on."""
        decided = self.suppressions
        return tuple(one for one in self.findings if one.id not in decided.reasons and one.id not in decided.accepted)

    @property
    def accepted(self) -> tuple[Finding, ...]:
        """The findings that are faults and wait to be mended."""
        return tuple(finding for finding in self.findings if finding.id in self.suppressions.accepted)

    @property
    def dismissed(self) -> tuple[Finding, ...]:
        """The findings that were looked at and are none; `suppressions.reasons` says why."""
        return tuple(finding for finding in self.findings if finding.id in self.suppressions.reasons)

    @property
    def keeps(self) -> bool:
        """Whether there is a file to keep decisions in."""
        return self._kept

    def finding(self, id: str) -> Finding:
        """The finding of an id. Raises KitError."""
        if id not in self._by_id:
            raise KitError(f"no finding {id!r}: there are {len(self.findings)}, `reader.findings` lists them")
        return self._by_id[id]

    def accept(self, id: str, note: str = "") -> None:
        """Accept a finding as a fault. Raises KitError for an unknown id."""
        self.suppressions.accept(self.finding(id), note)
        self.show_state()

    def dismiss(self, id: str, reason: str) -> None:
        """Dismiss a finding, with the reason. Raises KitError for an unknown id or an empty reason."""
        found = self.finding(id)
        if not reason.strip():
            raise KitError(f"{id}: a finding is dismissed with a reason; say why it is no fault")
        self.suppressions.dismiss(found, reason)
        self.show_state()

    def reopen(self, id: str) -> None:
        """Take a decision back. Raises KitError for an unknown id."""
        self.suppressions.restore(self.finding(id))
        self.show_state()

    def save(self, path: Path | str | None = None) -> Path:
        """Write what was decided, and return where: beside the translation, or in another file.

        Raises:
            KitError: no path is given and the texts are no files; or the file cannot be written.
        """
        if path is None and not self._kept:
            raise KitError(f"these texts are no files: say where, as in reader.save('rules.zh.txt{ENDING}')")
        if path is not None:
            self.suppressions.path, self._kept = Path(path), True
        try:
            self.suppressions.save()
        except OSError as error:
            raise KitError(f"{self.suppressions.path}: the file cannot be written: {error.strerror}") from None
        self._saved = self._decisions()
        self.show_state()
        return self.suppressions.path

    # What is shown.

    def __repr__(self) -> str:
        names = " | ".join(f"{one.name} ({one.language}, {len(one.segments)} segments)" for _, one in self.pair.sides())
        beads, counted = self.pair.beads, Counter(finding.tier for finding in self.findings)
        sides = Counter((bool(bead.source), bool(bead.target)) for bead in beads)
        decided = dict.fromkeys(self.suppressions.accepted, "accepted")
        decided |= dict.fromkeys(self.suppressions.reasons, "dismissed")
        lines = [
            f"<BilingualReader {names}",
            f"beads {sides[True, True]}, moved {sum(bead.moved for bead in beads)}, "
            f"only in the source {sides[True, False]}, only in the translation {sides[False, True]}",
            f"findings {len(self.findings)}: " + ", ".join(f"{tier} {counted[tier]}" for tier in TIERS),
            f"open {len(self.undecided)}, accepted {len(self.accepted)}, dismissed {len(self.dismissed)}",
            *([f"table scene:{self.scene}"] if self.scene else []),
            *(f"{one.tier} {one.id} {_places(one)} {decided.get(one.id, 'open')}" for one in self.findings),
        ]
        return "\n".join(lines) + ">"

    def show(self, finding_or_scene: str) -> Table:
        """Put a scene on the table below the texts: that of a finding, or one by its name. Raises KitError."""
        finding = self._by_id.get(finding_or_scene)
        name = scene_of(finding.clause) if finding else finding_or_scene.removeprefix("scene:")
        if not name:
            raise KitError(f"{finding_or_scene}: no scene shows what this finding touches")
        table = staged(name, finding.clause if finding else "", self.lang)
        self.clear()
        self._link = t.link((self, "lang"), (table, "lang"))
        self.set_trait("table", table)
        self.set_trait("scene", name)
        self.show_state()
        return table

    def clear(self) -> None:
        """Take the table away; it speaks for itself from now on."""
        if self._link is not None:
            self._link.unlink()
            self._link = None
        self.set_trait("table", None)
        self.set_trait("scene", "")
        self.show_state()

    def made_state(self) -> dict[str, Any]:
        """What the browser is sent beside the texts: what was decided."""
        return {
            **super().made_state(),
            "accepted": dict(self.suppressions.accepted),
            "dismissed": dict(self.suppressions.reasons),
            "unsaved": self._decisions() != self._saved,
        }

    def _decisions(self) -> tuple[dict[str, str], dict[str, str]]:
        return dict(self.suppressions.reasons), dict(self.suppressions.accepted)


def _places(finding: Finding) -> str:
    return ",".join(f"{span.side}:{span.line}:{span.column}" for span in finding.spans[:2])


def _pair(source: Text | Pair, target: Text | None, given: dict[str, Any]) -> Pair:
    """The two texts with their alignment."""
    if isinstance(source, Pair):
        if source.alignment is None or target is not None:
            raise KitError("a pair is shown by itself, and needs its alignment; give the pair alone")
        return source
    if target is None:
        raise KitError("two texts are read side by side: give the translation too")
    languages = given.get("languages") or (None, None)
    if not isinstance(languages, tuple | list) or len(languages) != 2:
        raise KitError(f"languages={languages!r}: give two, as in ('en', 'zh-Hant')")
    one, other = (_document(text, tag) for text, tag in zip((source, target), languages, strict=True))
    known = source_of(one) or source_of(other)
    return pair_of(one, other, given.get("game") or (known.game if known else None))


def _document(text: Text, language: str | None) -> Document:
    """A text as a document: a str of one line is the path of a file."""
    if isinstance(text, Document):
        return text
    if _is_path(text):
        text = Path(text)
    if not isinstance(text, Path | str):
        raise TextError(f"{text!r}: give the path of a text, a Document, or the text itself")
    return read_document(text, language)


def _is_path(text: object) -> TypeGuard[str]:
    return isinstance(text, str) and text.strip() != "" and "\n" not in text.strip()


def _decided(target: Text | Pair | None, given: Any) -> tuple[Suppressions, bool]:
    """What was decided before, and whether it has a file to be kept in."""
    if isinstance(given, Suppressions):
        return given, True
    if given is not None:
        return Suppressions.read(Path(given)), True
    if isinstance(target, Path) or _is_path(target):
        return Suppressions.beside(Path(target)), True
    return Suppressions(Path(f"text{ENDING}")), False
