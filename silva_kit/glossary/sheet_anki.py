"""A glossary as a deck for Anki: a note for each concept, a card from each language to the others.

genanki (the extra `anki`) writes the collection. A note keeps its GUID as long as its concept keeps its id, so that
importing a newer deck updates the notes and loses no progress.
"""

from __future__ import annotations

import hashlib
import itertools
import sqlite3
import tempfile
import time
import zipfile
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from silva_kit.glossary.sheet import Sheet, SheetConcept
from silva_kit.position import KitError

if TYPE_CHECKING:
    from types import ModuleType

LANGUAGES: Final = {"en": "English", "zh-Hant": "中文", "ja": "日本語"}
MODEL: Final = 1_846_203_517
"""The id of the kind of note; with another one Anki would not recognise its notes."""
FIELDS: Final = ("Id", *LANGUAGES.values(), "Also", "Note", "Context")
CSS: Final = (
    ".card{font-family:Georgia,'Noto Serif','Noto Serif CJK TC','Noto Serif CJK JP',serif;font-size:22px;"
    "text-align:center;color:#23201B;background:#FBF7EF}.nightMode.card{color:#EFE8DA;background:#1B1A18}"
    ".small{font-size:15px;opacity:.8}"
)


class MissingGenankiError(KitError):
    """genanki is not installed; the message says what to install."""


def to_anki(sheet: Sheet, path: Path) -> int:
    """Write the sheet as an .apkg file; returns how many notes it has.

    Raises:
        MissingGenankiError: genanki is not installed. KitError: the file cannot be written.
    """
    genanki = _genanki()
    deck = genanki.Deck(_number(sheet.title), f"silva-kit::{sheet.title or 'Glossary'}")
    model = _model(genanki)
    for concept in sheet.concepts:
        if concept.terms:
            deck.add_note(_note(genanki, model, concept))
    try:
        _write(genanki.Package(deck), path)
    except OSError as error:
        raise KitError(f"{path}: cannot be written: {error.strerror}") from None
    return len(deck.notes)


def guid(concept: str) -> str:
    """The GUID of a concept's note."""
    return str(_genanki().guid_for("silva-kit", concept))


def _genanki() -> ModuleType:
    try:
        import genanki  # late: an extra, and nothing else needs it
    except ImportError:
        raise MissingGenankiError('decks for Anki need genanki: pip install "silva-kit[anki]"') from None
    module: ModuleType = genanki
    return module


def _number(title: str) -> int:
    """The id of a deck, the same for the same title."""
    return int(hashlib.sha256(f"silva-kit deck {title}".encode()).hexdigest()[:8], 16) | 1 << 31


def _model(genanki: ModuleType) -> Any:
    """The kind of note: a card for each language that a concept has."""
    templates = []
    for language, name in LANGUAGES.items():
        others = "".join(
            f'{{{{#{other}}}}}<p lang="{tag}">{{{{{other}}}}}</p>{{{{/{other}}}}}'
            for tag, other in LANGUAGES.items()
            if other != name
        )
        more = "".join(f'{{{{#{field}}}}}<p class="small">{{{{{field}}}}}</p>{{{{/{field}}}}}' for field in FIELDS[4:])
        front = f'{{{{#{name}}}}}<p lang="{language}">{{{{{name}}}}}</p>{{{{/{name}}}}}'
        templates.append({"name": name, "qfmt": front, "afmt": f"{{{{FrontSide}}}}<hr id=answer>{others}{more}"})
    return genanki.Model(MODEL, "silva-kit glossary", [{"name": field} for field in FIELDS], templates, CSS)


def _note(genanki: ModuleType, model: Any, concept: SheetConcept) -> Any:
    """A note whose fields are HTML: deprecated words are struck through."""
    main = [escape(next(iter(concept.words(language, "preferred")), "")) for language in LANGUAGES]
    also = [escape(word) for language in LANGUAGES for word in concept.words(language, "admitted")]
    also += [f"<s>{escape(word)}</s>" for language in LANGUAGES for word in concept.words(language, "deprecated")]
    contexts = "<br>".join(dict.fromkeys(escape(term.context) for term in concept.terms if term.context))
    fields = [escape(concept.id), *main, "　".join(also), escape(concept.note), contexts]
    tags = [concept.subject.replace(" ", "_")] if concept.subject else []
    return genanki.Note(model, fields, guid=genanki.guid_for("silva-kit", concept.id), tags=tags)


def _write(package: Any, path: Path) -> None:
    """The package's two files; genanki's own writer leaves its database behind in the folder for temporary files."""
    now = time.time()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "collection.anki2"
        connection = sqlite3.connect(database)
        package.write_to_db(connection.cursor(), now, itertools.count(int(now * 1000)))
        connection.commit()
        connection.close()
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.write(database, database.name)
            archive.writestr("media", "{}")
