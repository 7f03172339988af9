"""Which language a notebook speaks: its code is the same in every language, so the folder it lies in decides."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from silva_kit.places import LANGUAGES
from silva_kit.toml_data import check_language

VARIABLE: Final = "SILVA_KIT_LANG"
_chosen = "en"


def use_language(tag: str | None = None) -> str:
    """Let new tables speak this language; without a tag the one of the notebook. Returns the tag.

    Raises KitError for a language that the kit does not speak.
    """
    global _chosen
    _chosen = check_language(found_language() if tag is None else tag)
    return _chosen


def chosen_language() -> str:
    """What `use_language` has set; English before that."""
    return _chosen


def found_language() -> str:
    """The language of the notebook: SILVA_KIT_LANG, else the nearest folder named after one, else the locale's."""
    if tag := os.environ.get(VARIABLE):
        return tag
    here = Path.cwd()
    folders = [folder.name for folder in (here, *here.parents) if folder.name in LANGUAGES]
    return folders[0] if folders else _of_locale()


def _of_locale() -> str:
    from silva_kit.lab import language_of  # brings the launcher's imports with it: only where nothing else tells

    return language_of(os.environ)
