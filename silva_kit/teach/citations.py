"""What a scene cites: an id of a clause or ruling of its game, for events with a form after a colon."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from functools import cache

from silva_kit.position import EventKind, KitError
from silva_kit.rulebook import Rulebook
from silva_kit.sources import SourceTexts
from silva_kit.toml_data import content


class UnknownCitationError(KitError):
    """An id that no clause or ruling has, or a form that no event of the clause has."""


def check(game: str, cited: str) -> None:
    """Raises UnknownCitationError naming what looks like it, for an id such as silva.R10."""
    if cited not in ids(game):
        raise UnknownCitationError(f"no clause or ruling {cited!r} in the rulebook of {game}{hint(cited, ids(game))}")


def check_event(game: str, cited: str) -> None:
    """Raises UnknownCitationError for an unknown clause, or a form that no event of it has, as in `clause:form`."""
    clause, colon, form = cited.partition(":")
    check(game, clause)
    known = forms(clause)
    if colon and form not in known:
        there = f"the forms are {', '.join(sorted(known - {''}))}" if known - {""} else "its events have no forms"
        raise UnknownCitationError(f"{cited!r}: no event of {clause} has the form {form!r}; {there}")


@cache
def ids(game: str) -> frozenset[str]:
    """The ids of a game's clauses and rulings; the source texts are not looked for."""
    book = Rulebook(game, content(game), SourceTexts())
    return frozenset((*book.clauses, *book.rulings))


def forms(clause: str) -> set[str]:
    """The forms of a clause's events as scenes write them: the private twin has its public form."""
    return {public_form(kind.form) for kind in EventKind.every if kind.clause == clause}


def public_form(form: str) -> str:
    """The form without the mark of those who may know the secret arguments."""
    return form.removesuffix("private").removesuffix("_")


def hint(name: str, names: Iterable[str]) -> str:
    """`; did you mean …?` with the names that look like it, or nothing."""
    close = difflib.get_close_matches(name, sorted(names), n=3)
    return f"; did you mean {' or '.join(close)}?" if close else ""
