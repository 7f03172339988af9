"""Sentences of the interface, of events and of refusals, in three languages.

They are Fluent messages; their key is the id of the clause or ruling with - for each dot, their forms are
attributes. `messages_for` gives the text that a widget sends; `format_message` makes the sentence in Python
(terminal, reports, tests) and imports `fluent.runtime` when it is first called.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from silva_kit.ftl import read_entries, select
from silva_kit.position import KitError
from silva_kit.toml_data import check_language, content

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

KINDS: Final = {
    **dict.fromkeys(("card", "guess", "kept", "given", "received", "other_card"), "card"),
    **dict.fromkeys(("color", "token"), "color"),
    **{kind: kind for kind in ("element", "kodama_card", "season_card", "season", "action", "tree_card")},
    "other_element": "element",
    "other_tree": "tree_card",
}
"""Arguments that name something of the game, and the kind of thing: a table of its `names` module."""
LISTS: Final = {
    **dict.fromkeys(("cards", "returned"), "card"),
    **dict.fromkeys(("colors", "tokens"), "color"),
    "elements": "element",
    "kodama_cards": "kodama_card",
}
"""Arguments that name several of a kind."""
SEAT: Final = frozenset(("seat", "target", "other", "winner"))
SEATS: Final = frozenset(("seats", "winners"))


class MessageError(KitError):
    """A message, a form or an argument that is not there; or no Fluent library to format with."""


def message_key(id: str) -> str:
    """The key of a clause's or ruling's message: `silva-card-05-lower_out`."""
    return id.replace(".", "-")


def messages_for(game: str, language: str, ids: Iterable[str] | None = None) -> str:
    """The Fluent text of the wanted messages (keys, or ids of clauses), or of all, shared ones included.

    Raises:
        MessageError: there is no message of an id. KitError: no such language.
    """
    entries = _entries(game, check_language(language))
    keys = list(entries) if ids is None else [message_key(id) for id in ids]
    missing = sorted({key for key in keys if key not in entries})
    if missing:
        raise MessageError(f"no message {', '.join(missing)} in {language}")
    return "\n".join(select(entries, keys).values()) + "\n"


def message_ids(game: str, language: str) -> tuple[str, ...]:
    """The keys of all messages: the shared ones, then the game's."""
    return tuple(_entries(game, check_language(language)))


def format_message(
    language: str,
    id: str,
    form: str = "",
    args: Mapping[str, Any] | None = None,
    *,
    game: str = "silva",
    names: Mapping[str, str] | None = None,
) -> str:
    """The sentence of an event (`form` as the event says), of a refusal (form "refused") or of the interface.

    Cards are levels, or color and rank; colors and seats are letters (`names` gives the players' names, a game may call
    its seats by names of its own); lists are sequences of them.

    Raises:
        MessageError: no such message, form or argument; or fluent.runtime is not installed.
    """
    bundle = _bundle(game, check_language(language))
    key = message_key(id)
    pattern = _pattern(bundle, key, form)
    written = {name: _written(game, language, name, value, names or {}) for name, value in (args or {}).items()}
    text, errors = bundle.format_pattern(pattern, written)
    if errors:
        raise MessageError(f"{key}{'.' + form if form else ''} in {language}: {errors[0]}")
    return str(text)


@cache
def named(game: str, language: str) -> dict[str, dict[str, str]]:
    """What the things of a game are called in a sentence: for each kind the words by the key of a value."""
    tables: dict[str, dict[str, str]] = import_module(f"silva_kit.{game}.names").named(language)
    return tables


def written(language: str, kind: str, value: Any, game: str = "silva") -> str:
    """A thing of the game as sentences write it: `Brewer (5)`, 「釀酒師」（5）; `red 5`, 紅色5.

    A card of None cannot be seen at all. Raises MessageError for a thing that the game does not have.
    """
    if value is None and kind == "card":
        return format_message(language, "ui-unknown-card", game=game)
    key = f"{value['color']}{value['rank'] or '?'}" if isinstance(value, Mapping) else str(value)
    table = named(game, language).get(kind, {})
    if key not in table:
        raise MessageError(f"no {kind} {key!r} in {game}")
    return table[key]


def written_list(language: str, items: Sequence[str], game: str = "silva") -> str:
    """Items joined as the language does: `A and B`, `A, B, and C`; A、B、C."""
    if language != "en" or len(items) < 2:
        return "、".join(items)
    and_ = "ui-list-and" if len(items) == 2 else "ui-list-more"
    return format_message(language, and_, args={"list": ", ".join(items[:-1]), "last": items[-1]}, game=game)


def _written(game: str, language: str, name: str, value: Any, names: Mapping[str, str]) -> Any:
    if name in KINDS:
        return written(language, KINDS[name], value, game)
    if name in LISTS:
        return written_list(language, [written(language, LISTS[name], one, game) for one in value], game)
    if name in SEAT:
        return _seat(game, language, value, names)
    if name in SEATS:
        return written_list(language, [_seat(game, language, seat, names) for seat in value], game)
    return value


def _seat(game: str, language: str, seat: Any, names: Mapping[str, str]) -> str:
    """The player's name; else what the game calls the seat, as Summer or Winter; else its letter."""
    return names.get(str(seat)) or named(game, language).get("seat", {}).get(str(seat), str(seat))


def _pattern(bundle: FluentBundle, key: str, form: str) -> Any:
    if not bundle.has_message(key):
        raise MessageError(f"no message {key} in {bundle.locales[0]}")
    message = bundle.get_message(key)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        forms = ["(the value)"] * (message.value is not None) + sorted(message.attributes)
        raise MessageError(f"{key} has no form {form or '(the value)'} in {bundle.locales[0]}: {', '.join(forms)}")
    return pattern


@cache
def _entries(game: str, language: str) -> dict[str, str]:
    name = f"messages.{language}.ftl"
    return {**read_entries(content(name)), **read_entries(content(game, name))}


@cache
def _bundle(game: str, language: str) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle, FluentResource  # late: with babel it outweighs the kit
    except ImportError:
        command = 'pip install "silva-kit[lab]"'
        raise MessageError(f"sentences in Python need fluent.runtime: {command}") from None
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource("\n".join(_entries(game, language).values()) + "\n"))
    return bundle
