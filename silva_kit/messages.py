"""Sentences of the interface, of events and of refusals, in three languages.

They are Fluent messages; their key is the id of the clause or ruling with - for each dot, their forms are
attributes. `messages_for` gives the text that a widget sends; `format_message` makes the sentence in Python
(terminal, reports, tests) and imports `fluent.runtime` when it is first called.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from silva_kit.components import box, cards
from silva_kit.ftl import read_entries, select
from silva_kit.glossary import Glossary
from silva_kit.position import KitError
from silva_kit.toml_data import check_language, content

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

CARD: Final = frozenset(("card", "guess", "kept", "given", "received", "other_card"))
CARDS: Final = frozenset(("cards", "returned"))
SEAT: Final = frozenset(("seat", "target", "other", "winner"))
SEATS: Final = frozenset(("seats", "winners"))
COLOR: Final = frozenset(("color", "token"))
COLORS: Final = frozenset(("colors", "tokens"))


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

    Cards are levels, or color and rank; colors and seats are letters (`names` gives the players' names); lists are
    sequences of them.

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


def card_name(language: str, level: int, game: str = "silva") -> str:
    """The bare name of a card: Brewer, 釀酒師, 蔵人. Raises MessageError if no card has the level."""
    for card in cards(game):
        if card.level.value == level:
            return Glossary.load().preferred(card.name.value, language)
    raise MessageError(f"no card of level {level!r} in {game}")


def color_name(language: str, color: str, game: str) -> str:
    """The word for a color's letter: red, 紅色, 赤. Raises MessageError if no suit has it."""
    for suit in box(game).suits:
        if suit.color == color:
            return Glossary.load().preferred(suit.name.value, language)
    raise MessageError(f"no color {color!r} in {game}")


def written_card(language: str, card: int | Mapping[str, Any] | None, game: str = "silva") -> str:
    """A card as sentences write it: `Brewer (5)`, 「釀酒師」（5）; `red 5`, 紅色5. None cannot be seen."""
    if card is None:
        return format_message(language, "ui-unknown-card", game=game)
    if isinstance(card, Mapping):
        return _colored_card(language, card["color"], card["rank"], game)
    name = card_name(language, card, game)
    return f"{name} ({card})" if language == "en" else f"「{name}」（{card}）"


def _colored_card(language: str, color: str, rank: int | None, game: str) -> str:
    """Without a rank, `red ?`, 紅色？: its color can be seen, its number cannot."""
    name = color_name(language, color, game)
    if language == "en":
        return f"{name} {'?' if rank is None else rank}"
    return f"{name}{'？' if rank is None else rank}"


def written_list(language: str, items: Sequence[str], game: str = "silva") -> str:
    """Items joined as the language does: `A, B and C`; A、B、C."""
    if language != "en" or len(items) < 2:
        return "、".join(items)
    return format_message(language, "ui-list-and", args={"list": ", ".join(items[:-1]), "last": items[-1]}, game=game)


def _written(game: str, language: str, name: str, value: Any, names: Mapping[str, str]) -> Any:
    if name in CARD:
        return written_card(language, value, game)
    if name in CARDS:
        return written_list(language, [written_card(language, card, game) for card in value], game)
    if name in COLOR:
        return color_name(language, value, game)
    if name in COLORS:
        return written_list(language, [color_name(language, color, game) for color in value], game)
    if name in SEAT:
        return names.get(str(value), str(value))
    if name in SEATS:
        return written_list(language, [names.get(str(seat), str(seat)) for seat in value], game)
    return value


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
