"""Our own wording of the clauses: `content/<game>/rules.<language>.md`.

A heading that is a clause id, then exactly one paragraph. A term is a Markdown link whose target is the
concept: `[draws](t.act.draw)`; empty text gives the preferred form, other text must be a listed form of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from silva_kit.glossary import Glossary
from silva_kit.toml_data import ContentError, read_text

if TYPE_CHECKING:
    from markdown_it.token import Token


class Segment(NamedTuple):
    """A piece of a sentence: its text, and the concept that it stands for or None."""

    text: str
    concept: str | None


@dataclass(frozen=True, slots=True)
class ClauseText:
    """Our sentences for one clause in one language; `line` is where its heading stands in the file."""

    clause: str
    line: int
    segments: tuple[Segment, ...]

    @property
    def text(self) -> str:
        """The sentences as plain text."""
        return "".join(segment.text for segment in self.segments)


class TextFile:
    """A file of clause texts in one language; every fault is a ContentError that knows its line."""

    def __init__(self, path: Path, language: str, glossary: Glossary, clauses: Sequence[str]) -> None:
        self.path, self.language, self.glossary = path, language, glossary
        self.clauses = frozenset(clauses)
        self.texts: dict[str, ClauseText] = {}
        self.problems: list[ContentError] = []
        for heading, line, body in _sections(_tokens(read_text(path))):
            self._read(heading, line, body)
        missing = [clause for clause in clauses if clause not in self.texts]
        self.problems += [ContentError(path, None, f"no text for {clause}") for clause in missing]

    def checked(self) -> dict[str, ClauseText]:
        """The texts by clause id. Raises the first problem."""
        if self.problems:
            raise self.problems[0]
        return self.texts

    def _read(self, heading: str, line: int, body: list[Token]) -> None:
        if heading not in self.clauses:
            self._problem(line, f"the heading {heading!r} is no clause id of clauses.toml")
        elif heading in self.texts:
            self._problem(line, f"{heading} has a text in line {self.texts[heading].line} already")
        elif [token.type for token in body] != ["paragraph_open", "inline", "paragraph_close"]:
            self._problem(line, f"under {heading} must stand exactly one paragraph")
        else:
            segments = self._segments(body[1].children or [], (body[1].map or [line])[0] + 1)
            self.texts[heading] = ClauseText(heading, line, tuple(_merged(segments)))

    def _segments(self, tokens: Iterable[Token], line: int) -> Iterator[Segment]:
        concept: str | None = None
        written = ""
        for token in tokens:
            if token.type == "link_open":
                concept, written = str(token.attrGet("href")), ""
            elif token.type == "link_close" and concept is not None:
                yield self._term(concept, written, line)
                concept = None
            elif concept is not None:
                written += token.content
            else:
                yield Segment(self._plain(token, line), None)

    def _term(self, concept: str, written: str, line: int) -> Segment:
        if concept not in self.glossary:
            self._problem(line, f"no concept {concept!r} in content/glossary.toml")
            return Segment(written, concept)
        entry = self.glossary[concept]
        if written and not entry.accepts(self.language, written):
            forms = ", ".join(self.glossary.forms(concept, self.language))
            self._problem(line, f"{written!r} is no form of {concept}: use one of {forms}, or list it there")
        return Segment(written or entry.preferred(self.language), concept)

    def _plain(self, token: Token, line: int) -> str:
        if token.type == "softbreak":
            return " " if self.language == "en" else ""
        if token.type != "text":
            self._problem(line, f"only text and terms may stand in a clause, found {token.type} {token.content}")
        return token.content

    def _problem(self, line: int, message: str) -> None:
        self.problems.append(ContentError(self.path, line, message))


def _tokens(text: str) -> list[Token]:
    from markdown_it import MarkdownIt  # late: whoever only plays needs no Markdown

    return MarkdownIt("commonmark").parse(text)


def _sections(tokens: Sequence[Token]) -> Iterator[tuple[str, int, list[Token]]]:
    """Each heading below the title with its line and the tokens that follow it."""
    starts = [i for i, token in enumerate(tokens) if token.type == "heading_open" and token.tag != "h1"]
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=False):
        line = (tokens[start].map or [0])[0] + 1
        yield tokens[start + 1].content, line, list(tokens[start + 3 : end])


def _merged(segments: Iterable[Segment]) -> Iterator[Segment]:
    """Neighbouring plain pieces become one; empty ones go."""
    plain = ""
    for segment in segments:
        if segment.concept is None:
            plain += segment.text
            continue
        if plain:
            yield Segment(plain, None)
        plain = ""
        yield segment
    if plain:
        yield Segment(plain, None)
