"""Faults that a table may have, each one place wide: what a person would see, and so what nbval must see.

`seed(game, name)` breaks the running interpreter. test_nbval_sees.py does so in the kernel of a notebook.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from typing import Any, Final

from silva_kit.kodama.tree import Placed
from silva_kit.position import OPEN, EventKind
from silva_kit.silva.cards import Card, Discard

Fault = Callable[[Any, Any], None]
"""Spoils a view that was just built from a position."""
FAULTS: Final[dict[tuple[str, str], Fault]] = {}
"""By game and name."""
UNIT: Final = {"silva": "silva.turn.unit", "silent_guardians": "sg.setup.blind", "kodama": "ko.setup.secret"}
"""A clause of each game that causes nothing by itself."""


def fault(*games: str) -> Callable[[Fault], Fault]:
    """Enter a fault under its name, for these games."""

    def enter(spoil: Fault) -> Fault:
        FAULTS.update({(game, spoil.__name__): spoil for game in games})
        return spoil

    return enter


def seed(game: str, name: str) -> None:
    """Let every view of a game be spoiled from now on. Raises KeyError for an unknown fault."""
    spoil, module = FAULTS[game, name], import_module(f"silva_kit.{game}.view")
    build = module.build

    def spoiled(position: Any, viewer: Any) -> Any:
        built = build(position, viewer)
        spoil(built, position)
        return built

    module.build = spoiled  # type: ignore[attr-defined]


def other(card: Card) -> Card:
    """Some other card."""
    return Card((card.level + 1) % 11)


def another(discard: Discard) -> Discard:
    """The same mark on another card."""
    return Discard(other(discard.card), discard.forced, discard.hidden, discard.witness)


@fault("silva")
def wrong_discard(seen: Any, _position: Any) -> None:
    """The newest card of each discard row is another one."""
    seen.rows = tuple((*row[:-1], another(row[-1])) if row else row for row in seen.rows)


@fault("silva")
def lost_discard(seen: Any, _position: Any) -> None:
    """The oldest card of each discard row is not shown."""
    seen.rows = tuple(row[1:] for row in seen.rows)


@fault("silva", "silent_guardians")
def missing_legal_move(seen: Any, _position: Any) -> None:
    """The last legal move is not offered."""
    seen.legal_moves = type(seen.legal_moves)(seen.legal_moves[:-1])


@fault("silva", "silent_guardians", "kodama")
def leaked_hand(seen: Any, position: Any) -> None:
    """Every hand lies open to everybody."""
    seen.hands = position.hands


@fault("silva")
def mixed_up_hand(seen: Any, _position: Any) -> None:
    """The card that was drawn is shown as the one that was held."""
    seen.hands = tuple(hand[::-1] for hand in seen.hands)


@fault("silva", "kodama")
def stale_log(seen: Any, _position: Any) -> None:
    """The last thing that happened is not told."""
    seen.events = seen.events[:-1]


@fault("silva", "silent_guardians", "kodama")
def wrong_clause(seen: Any, _position: Any) -> None:
    """What happened is told, under a clause that did not cause it."""
    kinds = [EventKind(UNIT[seen.game], *e.kind.names, *e.kind.secret) for e in seen.events]
    seen.events = tuple(kind(*e.values) for kind, e in zip(kinds, seen.events, strict=True))


@fault("silva")
def wrong_turn(seen: Any, _position: Any) -> None:
    """The next seat is shown as the one whose turn it is."""
    if seen.turn is not None:
        seen.turn = seen.seats[(seen.turn.index + 1) % len(seen.seats)]


@fault("silva")
def miscounted_deck(seen: Any, _position: Any) -> None:
    """The deck is shown with a card too many."""
    seen.deck_size += 1
    if seen.viewer is OPEN:
        seen.deck = (*seen.deck, seen.deck[0]) if seen.deck else seen.deck


@fault("silva")
def lost_masu(seen: Any, position: Any) -> None:
    """The first seat is shown as owner of the masu, whoever owns it."""
    seen.masu = None if position.masu else seen.seats[0]


@fault("silva")
def everybody_knows(seen: Any, _position: Any) -> None:
    """Each held card is shown as known to all."""
    seen.known = tuple(255 for _ in seen.seats)


@fault("silent_guardians")
def lost_card(seen: Any, _position: Any) -> None:
    """The card that was played last does not lie in the trick."""
    seen.trick = seen.trick[:-1]


@fault("silent_guardians")
def another_lead(seen: Any, _position: Any) -> None:
    """The next seat is shown as the lead player."""
    if seen.lead is not None:
        seen.lead = seen.seats[(seen.lead.index + 1) % len(seen.seats)]


@fault("silent_guardians")
def lost_token(seen: Any, _position: Any) -> None:
    """The last sword token of each seat is not shown."""
    seen.tokens = tuple(tokens[:-1] for tokens in seen.tokens)


@fault("silent_guardians")
def lost_trick(seen: Any, _position: Any) -> None:
    """The trick that each seat won last does not lie before it."""
    seen.piles = tuple(pile[:-1] for pile in seen.piles)


@fault("kodama")
def moved_branch(seen: Any, _position: Any) -> None:
    """The card that grew last in each tree lies a millimetre beside its place."""
    seen.trees = tuple((*tree[:-1], beside(tree[-1])) if len(tree) > 1 else tree for tree in seen.trees)


def beside(placed: Placed) -> Placed:
    """The same card, moved."""
    return replace(placed, pose=placed.pose._replace(x=placed.pose.x + 1))


@fault("kodama")
def turned_display(seen: Any, _position: Any) -> None:
    """The cards of the Display lie the other way round."""
    seen.display = seen.display[::-1]


@fault("kodama")
def miscounted_score(seen: Any, _position: Any) -> None:
    """Everybody has a point too many."""
    seen.scores = tuple(points + 1 for points in seen.scores)


@fault("kodama")
def stale_marker(seen: Any, _position: Any) -> None:
    """The Season marker stands where it began."""
    seen.marker = 0


@fault("kodama")
def another_pawn(seen: Any, _position: Any) -> None:
    """The next seat is shown with the First Player pawn."""
    if seen.first is not None:
        seen.first = seen.seats[(seen.first.index + 1) % len(seen.seats)]
