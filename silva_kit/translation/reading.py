"""Reading a rulebook as it is: a file or a text, its encoding, its segments with exact offsets.

    document = read_document(Path("rules.txt"), "en")
    document = read_document("The game ends.\\nYou win.", "en")
    document = read_document(Path("rules.md"))                the language is told from its letters
"""  # fmt: skip

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from silva_kit.position import TextError
from silva_kit.toml_data import languages_like
from silva_kit.translation.document import LANGUAGES, Document, Segment
from silva_kit.translation.furniture import furniture_lines
from silva_kit.translation.sentences import sentences
from silva_kit.translation.structure import Block, blocks
from silva_kit.translation.zones import zones

MAX_BYTES: Final = 50_000_000
LONGEST: Final = 2_000
"""What goes on for so many characters without a full stop is cut into pieces: it is no sentence."""
_MARKS: Final = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_OTHER: Final = (("big5", "zh"), ("cp932", "ja"), ("euc-jp", "ja"), ("gb18030", "zh"), ("cp1252", "en"))
_TAGS: Final = {
    "en": "en",
    "zh-hant": "zh-Hant",
    "zh-tw": "zh-Hant",
    "zh-hk": "zh-Hant",
    "zh": "zh-Hant",
    "ja": "ja",
    "jp": "ja",
}


def read_document(source: Path | str, language: str | None = None, name: str = "") -> Document:
    """A document from a file (a Path) or from a text (a str), cut into segments.

    `language` is en, zh-Hant (also zh, zh-TW) or ja (also jp); without it the letters tell.

    Raises:
        TextError: a language that the kit does not speak, a text without words; of a file also if it is missing, a
            folder, unreadable, over 50 MB, binary, or in another encoding than UTF-8 or marked UTF-16.
    """
    text = _read(source) if isinstance(source, Path) else source.removeprefix("\ufeff")
    name = name or (source.name if isinstance(source, Path) else "text")
    if not re.search(r"\w", text):
        raise TextError(f"{name}: there is no text in it; a rulebook in en, zh-Hant or ja is wanted")
    spoken = language_of(language) if language else guess_language(text)
    return Document(name, spoken, text, tuple(_segments(text, spoken)))


def language_of(tag: str) -> str:
    """The kit's language for a tag: en-US is en, zh_TW is zh-Hant. Raises TextError."""
    plain = tag.strip().replace("_", "-").lower()
    found = _TAGS.get(plain) or _TAGS.get(plain.partition("-")[0] if plain not in ("zh-cn", "zh-hans", "zh-sg") else "")
    if found is None or found not in LANGUAGES:
        raise TextError(f"language {tag!r}: {languages_like(tag)}")
    return found


def guess_language(text: str) -> str:
    """The language that most letters of a text speak for: kana for ja, Chinese characters for zh-Hant, else en."""
    kana = len(re.findall(r"[\u3041-\u30ff]", text))
    han = len(re.findall(r"[\u3400-\u9fff]", text))
    latin = len(re.findall(r"[A-Za-z]+", text))
    if kana + han < latin:
        return "en"
    return "ja" if kana > 0.2 * (kana + han) else "zh-Hant"


def _read(path: Path) -> str:
    try:
        with path.open("rb") as file:  # a device or a pipe has no size to ask for
            data = file.read(MAX_BYTES + 1)
            size = max(len(data), path.stat().st_size)
    except FileNotFoundError:
        raise TextError(f"{path}: the file is missing") from None
    except IsADirectoryError:
        raise TextError(f"{path}: a folder, not a file") from None
    except OSError as error:
        raise TextError(f"{path}: the file cannot be read: {error.strerror}") from None
    if size > MAX_BYTES:
        limit = f"the limit is {MAX_BYTES / 1e6:.0f} MB"
        raise TextError(f"{path}: {size / 1e6:.0f} MB or more, and {limit}; give the text alone")
    if not data.strip():
        raise TextError(f"{path}: the file is empty")
    return decode(data, str(path)).replace("\r\n", "\n").replace("\r", "\n")


def decode(data: bytes, name: str) -> str:
    """The text of a file's bytes: UTF-8, with a byte order mark or not, or UTF-16 with one.

    Raises:
        TextError: naming the first byte that is not UTF-8 with its line, and the encoding it may be in.
    """
    encoding = next((encoding for mark, encoding in _MARKS if data.startswith(mark)), "utf-8")
    if encoding != "utf-16" and _is_binary(data):
        raise TextError(
            f"{name}: a binary file (it holds zero or control bytes); a plain text or Markdown file is wanted"
        )
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        where = f"byte {error.start + 1}, in line {line}, is 0x{data[error.start]:02x}"
        raise TextError(f"{name}: not in UTF-8 ({where}){_perhaps(data)}; save it as UTF-8") from None


def _is_binary(data: bytes) -> bool:
    head = data[:8192]
    return (
        b"\0" in data
        or head.startswith((b"%PDF", b"PK\x03\x04"))
        or len(re.findall(rb"[\x01-\x08\x0e-\x1a]", head)) > 8
    )


def _perhaps(data: bytes) -> str:
    """Which encoding it may be in: one that reads it, into letters of the language it is used for."""
    for encoding, language in _OTHER:
        try:
            text = data[:20_000].decode(encoding, "ignore" if len(data) > 20_000 else "strict")
        except UnicodeDecodeError:
            continue
        if guess_language(text).startswith(language):
            return f"; it may be {encoding}"
    return ""


def _segments(text: str, language: str) -> Iterator[Segment]:
    lines = _lines(text)
    found = list(blocks(text, language, lines, furniture_lines([line for _, line in lines])))
    number = 0
    for block, zone in zip(found, zones(text, found), strict=True):
        for first, (start, end) in enumerate(_pieces(text, block, language)):
            label = "" if first else block.label
            yield Segment(number, start, end, text[start:end], block.kind, block.level, zone, label)
            number += 1


def _pieces(text: str, block: Block, language: str) -> Iterator[tuple[int, int]]:
    """The sentences of a block that has some; a heading, a label and furniture stay whole."""
    if block.kind not in ("sentence", "item"):
        yield block.start, block.end
        return
    for start, end in sentences(text[block.start : block.end], language):
        yield from _cut(text, block.start + start, block.start + end)


def _cut(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """A sentence, in pieces where it is too long for one: at white space, or anywhere if it has none."""
    while end - start > LONGEST:
        at = max(
            text.rfind(" ", start + LONGEST // 2, start + LONGEST),
            text.rfind("、", start + LONGEST // 2, start + LONGEST),
        )
        cut = at + 1 if at > 0 else start + LONGEST
        stripped = text[start:cut].rstrip()
        if stripped:
            yield start, start + len(stripped)
        start = cut + len(text[cut:end]) - len(text[cut:end].lstrip()) if text[cut : cut + 1].isspace() else cut
    if start < end:
        yield start, end


def _lines(text: str) -> list[tuple[int, str]]:
    found, offset = [], 0
    for line in text.split("\n"):
        found.append((offset, line))
        offset += len(line) + 1
    return found
