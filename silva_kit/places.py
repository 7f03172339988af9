"""Where the kit's data stands: inside the installed package, else beside it in a checkout.

An editable install and a plain checkout leave `content/` and `notebooks/` at the top of the repository; a
wheel moves them under `silva_kit/`. Everybody who reads data asks here and needs not know which it is.
"""

from __future__ import annotations

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent
LANGUAGES = ("en", "zh-Hant", "ja")  # one folder of lessons and one set of messages for each


class MissingDataError(FileNotFoundError):
    """The kit's own data is not where it should be: the installation is incomplete."""


def content() -> Path:
    """The folder of clauses, messages, scenes, lessons and schemas.

    Raises:
        MissingDataError: neither the package nor the checkout around it has the folder.
    """
    return _folder("content")


def notebooks() -> Path:
    """The folder of the lessons, with one subfolder for each language.

    Raises:
        MissingDataError: neither the package nor the checkout around it has the folder.
    """
    return _folder("notebooks")


def _folder(name: str) -> Path:
    """`name` inside the package (a wheel), else beside it (a checkout)."""
    places = (PACKAGE / name, PACKAGE.parent / name)
    for place in places:
        if place.is_dir():
            return place
    looked = " or ".join(str(place) for place in places)
    raise MissingDataError(f"the folder {name!r} is missing: looked for {looked}; install silva-kit again")
