"""Games of SILVA for the tests: random play under random rulings, every well-formed move, and twin positions.

Nothing here is taken from the views: who may know what is told anew, from the rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import games
from silva_kit.position import CHANCE, Seat, Viewer
from silva_kit.silva import CARDS, SWITCHES, Card, Move, Rulings, SilvaPosition, start
from silva_kit.silva.cards import Discard, in_order

DEFAULT_GAMES = Rulings()


def random_rulings(rng: Random) -> Rulings:
    """A random value for each switch that acts in play."""
    return Rulings(**{name: rng.choice(values) for name, values in SWITCHES.items() if name != "first_player"})


def random_move(position: SilvaPosition, rng: Random) -> Move:
    """Any legal move, or an answer of chance."""
    if position.to_move is CHANCE:
        return position.chance.sample(rng)
    return rng.choice(position.legal_moves)


def play_out(position: SilvaPosition, rng: Random) -> Iterator[SilvaPosition]:
    """The position and all that follow in a random game to the end."""
    return games.play_out(position, rng, random_move)


def random_positions(
    count: int, seed: int, keep: Callable[[SilvaPosition], bool] = lambda p: True, default_share: float = 0.5
) -> Iterator[SilvaPosition]:
    """Positions from random games with 2-4 players; half of the games under the default rulings."""

    def begin(rng: Random) -> Iterator[SilvaPosition]:
        rulings = DEFAULT_GAMES if rng.random() < default_share else random_rulings(rng)
        return play_out(start(rng.choice((2, 3, 4)), rulings), rng)

    return games.some_of(begin, count, seed, keep)


_FORMED: dict[tuple[Seat, ...], tuple[Move, ...]] = {}


def well_formed(seats: tuple[Seat, ...]) -> tuple[Move, ...]:
    """Every move that can be written down for seats at this table, sensible or not."""
    if seats not in _FORMED:
        _FORMED[seats] = tuple(_well_formed(seats))
    return _FORMED[seats]


def _well_formed(seats: tuple[Seat, ...]) -> Iterator[Move]:
    for seat in seats:
        for card in CARDS:
            for target in (None, *seats):
                for guess in (None, *CARDS) if target is not None else (None,):
                    yield Move("play", seat, card, target, guess)
            yield Move("pick", seat, card)
            yield Move("keep", seat, card)
            yield from (Move("keep", seat, card, other=low) for low in CARDS if low.level <= card.level)
        yield from (Move("pick", seat, side=side) for side in ("left", "right"))
        yield Move("masu", seat)
        yield Move("decline", seat)


Cell = tuple[str, int, int]


def hidden_cells(p: SilvaPosition, viewer: Viewer) -> list[Cell]:
    """Where the cards lie that a viewer has no way to know: ("deck"|"hand"|"row", which, where)."""
    cells: list[Cell] = [("deck", 0, at) for at in range(len(p.deck))]
    for seat in p.seats:
        if seat is viewer:
            continue
        told = p.known[seat.index] == 0xFF or bool(p.known[seat.index] & viewer.bit)
        for at in range(len(p.hands[seat.index])):
            if not (told and at == 0) and not (at == 1 and _lies_open(p, seat, viewer)):
                cells.append(("hand", seat.index, at))
        cells += [
            ("row", seat.index, at) for at, d in enumerate(p.rows[seat.index]) if d.hidden and d.witness is not viewer
        ]
    return cells


def _lies_open(p: SilvaPosition, seat: Seat, viewer: Viewer) -> bool:
    """The drawn card of a target lies open before one of the two goes: for the Sword Girl and the second Boy."""
    if seat is p.turn or p.turn is None or p.decision.kind not in ("pick_open", "masu"):
        return False
    level = p.rows[p.turn.index][-1].card.level
    if level == 4:
        return p.rulings.warrior_pick == "actor_sees" and viewer is p.turn
    return level in (9, 1)


def twin(p: SilvaPosition, viewer: Viewer, rng: Random) -> SilvaPosition:
    """A position that differs from `p` only in what the viewer cannot know: the hidden cards change places."""
    cells = hidden_cells(p, viewer)
    cards = [_card(p, cell) for cell in cells]
    rng.shuffle(cards)
    hands = [list(hand) for hand in p.hands]
    rows = [list(row) for row in p.rows]
    deck = []
    for (where, which, at), card in zip(cells, cards, strict=True):
        if where == "deck":
            deck.append(card)
        elif where == "hand":
            hands[which][at] = card
        else:
            rows[which][at] = Discard(card, True, True, p.rows[which][at].witness)
    other = p._copy()
    other.known = tuple(_other_mask(p, seat, viewer, rng) for seat in p.seats)
    other.hands, other.rows = tuple(map(tuple, hands)), tuple(map(tuple, rows))
    other.deck, other.events = in_order(tuple(deck)), p.events
    return other


def _other_mask(p: SilvaPosition, holder: Seat, viewer: Viewer, rng: Random) -> int:
    """Who else knows a held card is hidden too: of another's card all but oneself, of one's own whom one did not see
    look."""
    mask = p.known[holder.index]
    if mask == 0xFF or not p.hands[holder.index]:
        return mask
    for seat in p.seats:
        if seat is holder or seat is viewer or (holder is viewer and mask >> 8 & seat.bit):
            continue
        mask &= ~(seat.bit | seat.bit << 8)
        mask |= rng.choice((0, seat.bit) if holder is viewer else (0, seat.bit, seat.bit | seat.bit << 8))
    return mask


def _card(p: SilvaPosition, cell: Cell) -> Card:
    where, which, at = cell
    if where == "deck":
        return p.deck[at]
    return p.hands[which][at] if where == "hand" else p.rows[which][at].card
