"""How a game of SILVA ends: one player left, nobody left, or the showdown over an empty deck (`silva.end.*`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.position import Result, Seat
from silva_kit.silva import events as e
from silva_kit.silva.cards import SPIRIT, YOUNG_KUKUNOCHI, Card, Discard
from silva_kit.silva.decision import OVER
from silva_kit.silva.state import ALL

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition


def few_left(p: SilvaPosition) -> bool:
    """End the game at once where one player is left (`silva.end.last.winner`, R65) or none (`silva.end.all.tie`,
    R63)."""
    if len(p.alive) == 1:
        (winner,) = p.alive
        _finish(p, Result("win", (winner,), "silva.end.last.winner"))
        p.events += (e.LAST_LEFT(winner),)
        return True
    return not p.alive


def nobody_left(p: SilvaPosition, pair: tuple[Seat, ...]) -> None:
    """A Brewer tie took the last two: they share the tie (`silva.end.all.tie`, EN line 65, R63)."""
    _finish(p, Result("tie", pair, "silva.end.all.tie"))
    p.events += (e.NOBODY_LEFT(pair),)


def showdown(p: SilvaPosition) -> None:
    """A turn has ended over an empty deck (`silva.end.deck.condition`, `.reveal`, `.highest`, EN line 61)."""
    p.events += (e.DECK_EMPTY(), *(e.SHOWDOWN(seat, p.hands[seat.index][0]) for seat in p.alive))
    held = {seat: p.hands[seat.index][0] for seat in p.alive}
    p.known = tuple(ALL if hand else 0 for hand in p.hands)
    winner = _zero_over_spirit(p, held)
    if winner is not None:
        loser = next(seat for seat, card in held.items() if card is SPIRIT)
        p.events += (e.ZERO_BEATS_SPIRIT(winner, loser),)
        _finish(p, Result("win", (winner,), "silva.card.00.beats_8"))
        return
    best = max(card.level for card in held.values())
    tied = _circle(p, held) or tuple(seat for seat, card in held.items() if card.level == best)
    if len(tied) == 1:
        p.events += (e.HIGHEST(tied[0], held[tied[0]]),)
        _finish(p, Result("win", tied, "silva.end.deck.highest"))
    else:
        _tie(p, tied, held)


def _tie(p: SilvaPosition, tied: tuple[Seat, ...], held: dict[Seat, Card]) -> None:
    """Two share the highest level, or three beat each other in a circle (`silva.end.deck.tie`, R60, R62)."""
    circle = len({held[seat] for seat in tied}) > 1
    p.events += (e.TIE_IN_A_CIRCLE(tied) if circle else e.SHOWDOWN_TIE(tied, held[tied[0]]),)
    if p.rulings.tie_scope == "all_remaining" and len(tied) < len(p.alive):
        tied = p.alive
        p.events += (e.TIE_FOR_ALL(tied),)
    _finish(p, Result("tie", tied, "silva.end.deck.tie"))


def _zero_over_spirit(p: SilvaPosition, held: dict[Seat, Card]) -> Seat | None:
    """Who wins with Young Kukunochi against a Spirit (`silva.card.00.beats_8`, EN line 120, R60, R61, R80)."""
    if p.regeneration or SPIRIT not in held.values() or YOUNG_KUKUNOCHI not in held.values():
        return None
    if p.rulings.zero_beats_spirit == "never":
        return None
    cards = sorted((card.level for card in held.values()), reverse=True)
    zero = next(seat for seat, card in held.items() if card is YOUNG_KUKUNOCHI)
    wins = {
        "only_two": cards == [8, 0],
        "beats_top_8": cards[0] == 8 and cards.count(8) == 1,
        "pairwise": all(level in (0, 8) for level in cards),
    }
    return zero if wins[p.rulings.zero_beats_spirit] else None


def _circle(p: SilvaPosition, held: dict[Seat, Card]) -> tuple[Seat, ...]:
    """Who ties in the circle 0 over 8 over x over 0, read pairwise (R80): nobody beats all others, so those in it
    tie."""
    if p.rulings.zero_beats_spirit != "pairwise":
        return ()
    levels = {card.level for card in held.values()}
    if max(levels) != 8 or 0 not in levels or levels == {0, 8}:
        return ()
    return tuple(held)


def _finish(p: SilvaPosition, result: Result) -> None:
    """Close the game: nothing is decided any more, and face-down discards are shown (R02, R81)."""
    p.result, p.decision = result, OVER
    if p.rulings.warrior_discard_visible == "hidden":
        for seat, row in zip(p.seats, p.rows, strict=True):
            if cards := tuple(d.card for d in row if d.hidden):
                p.events += (e.TURNED_UP(seat, cards),)
        p.rows = tuple(tuple(Discard(d.card, d.forced) for d in row) for row in p.rows)
