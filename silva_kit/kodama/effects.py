"""What moves do: setup, growing and scoring, Kodama phase, the pawn. Each fills a fresh copy nobody has seen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

from silva_kit.kodama import events as e
from silva_kit.kodama import scoring
from silva_kit.kodama.decision import Decision
from silva_kit.kodama.legal import DISPLAY, SEASONS, Placements
from silva_kit.kodama.moves import Move
from silva_kit.kodama.tree import Placed, planted
from silva_kit.position import Event, Result, Seat
from silva_kit.tuples import put

if TYPE_CHECKING:
    from silva_kit.kodama.position import KodamaPosition as P

ROUNDS: Final = 4
"""Rounds of growth in each Season (`ko.flow.growth_rounds`, R11)."""


def left_of(p: P, seat: Seat) -> Seat:
    """The next seat to the left, clockwise (`ko.turn.order`, R15)."""
    return p.seats[(seat.index + 1) % len(p.seats)]


# Setup.


def trunk(p: P, move: Move) -> None:
    """`ko.setup.track`, `.trunk`, `.marker` (lines 48-50): a random Trunk (R20), its Element's marker on space 0."""
    seat = p.decision.subject
    assert seat is not None
    card = p.box.trunks[move.card]
    p.trees = put(p.trees, seat.index, planted(card))
    element = card.elements[0][0]
    track = (e.TRACK(),) if seat.index == 0 else ()
    p.events = (*track, e.TRUNK(seat, element), e.PLAYER_MARKER(seat, element))
    p.decision = Decision("trunk", left_of(p, seat)) if left_of(p, seat).index else Decision("deal", p.seats[0])


def deal(p: P, move: Move) -> None:
    """`ko.setup.kodama`, `ko.setup.season`, `ko.setup.box`, `ko.setup.deck` (lines 51-54): four Kodama cards to each
    seat, kept secret (`ko.setup.secret`); what is left goes back to the box."""
    seat = p.decision.subject
    assert seat is not None
    p.hands = put(p.hands, seat.index, move.cards)
    p.events = (e.DEALT(seat, move.cards),)
    if left_of(p, seat).index:
        p.decision = Decision("deal", left_of(p, seat))
    else:
        p.events += (e.SEASON_CARDS(), e.DECK(len(p.box.branches)))
        p.decision = Decision("display", None, None, DISPLAY)


def draw(p: P, move: Move) -> None:
    """A Branch card comes to the Display, in the setup or after a turn (`ko.setup.display`, `ko.turn.3.refill`)."""
    p.display = (*p.display, move.card)
    if p.decision.kind == "draw":
        seat = p.decision.subject
        assert seat is not None
        p.events = (e.REFILL(move.card), *_marker(p, seat))
        _turn_is_over(p, seat)
    elif p.decision.count > 1:
        p.events = ()
        p.decision = Decision("display", None, None, p.decision.count - 1)
    else:
        p.events = (e.DISPLAY(p.display),)
        if p.first is None:
            p.decision = Decision("first")
        else:
            _first(p, p.first)


def first(p: P, move: Move) -> None:
    """`ko.setup.first` (line 56): nobody measures the green here, so chance names the first player (R20)."""
    assert move.target is not None
    _first(p, move.target)


def _first(p: P, seat: Seat) -> None:
    p.first = seat
    p.events += (e.FIRST(seat), e.SEASON(SEASONS[0]))
    p.decision = Decision("season")


# The Season phase.


def season(p: P, move: Move) -> None:
    """`ko.season.reveal`, `.discard` (line 70): the Season's card is turned up, the one before it is discarded."""
    assert p.first is not None
    before = p.season_cards[-1:]
    p.season_cards = (*p.season_cards, p.box.seasons[move.card])
    p.events = (e.REVEAL(move.card), *(e.DISCARD(card.id) for card in before), e.TURN(p.first))
    p.decision = Decision("place", p.first)


# The Growth phase.


def place(p: P, move: Move) -> None:
    """`ko.turn.1.choose` (line 84), `ko.score.rule` (line 99): a card of the Display grows the tree and scores."""
    seat, moves = move.seat, p.legal_moves
    assert seat is not None and move.pose is not None and isinstance(moves, Placements)
    parent = moves.parent(move)
    assert parent is not None
    card = p.box.branches[move.card]
    tree = (*p.trees[seat.index], Placed(card, parent, move.pose))
    p.trees = put(p.trees, seat.index, tree)
    p.display = tuple(other for other in p.display if other != move.card)
    told = tuple(_scored(p, seat, tree))
    p.events = (e.LAID(seat, move.card), *told)
    p.decision = Decision("draw", seat)  # five players lay 60 cards and see 4: one of the 65 is always left


def _scored(p: P, seat: Seat, tree: tuple[Placed, ...]) -> Iterator[Event]:
    """The lines of the placed card, Element by Element, their sum, and what the Season card adds."""
    card, node = p.season_card, len(tree) - 1
    count = card.count if card else None
    found = scoring.score(tree, node, count=count, lone_counts=p.rulings.score_lone_counts == "yes")
    if count and any(count[0] in tree[step.node].card.counts for line in found.lines for step in line.steps):
        yield e.COUNTED(seat, *count)
    for line in found.lines:
        yield _line(seat, line)
        if line.fork_icons:
            yield e.FORKS(seat, line.element, line.fork_icons)
    yield e.SCORES(seat, found.total)
    extra = scoring.season_points(tree, node, card) if card else 0
    if card is not None and card.points:
        yield e.EXTRA(seat, card.id, extra)
    p.scores = put(p.scores, seat.index, p.scores[seat.index] + found.total + extra)


def _line(seat: Seat, line: scoring.ElementLine) -> Event:
    """`ko.score.extent` (line 103), `ko.score.break` (line 108), or R1."""
    if line.clause == scoring.BREAK:
        return e.BREAKS(seat, line.element)
    if line.clause == scoring.LONE:
        return e.LONE(seat, line.element, line.points)
    return (e.RUNS_TO_TRUNK if line.form else e.RUNS)(seat, line.element, line.points)


def pass_(p: P, move: Move) -> None:
    """R7: no card of the Display can be placed; the Display stays as it is, the Season marker moves all the same."""
    seat = move.seat
    assert seat is not None
    p.events = (e.PASSES(seat), *_marker(p, seat))
    _turn_is_over(p, seat)


def _marker(p: P, seat: Seat) -> tuple[Event, ...]:
    """`ko.turn.3.marker` (line 111, R16): on the first player's own turns."""
    if seat is not p.first:
        return ()
    p.marker += 1
    return (e.MARKER(seat, p.marker),)


def _turn_is_over(p: P, seat: Seat) -> None:
    """`ko.turn.order`, `ko.flow.growth_rounds` (lines 65, 82): four rounds, then the Kodama phase."""
    following = left_of(p, seat)
    if following is p.first:
        p.round += 1
    if p.round < ROUNDS:
        p.decision = Decision("place", following)
    else:
        p.decision, p.round = Decision("kodama", following), 0
    p.events += (e.TURN(following),)


# The Kodama phase.


def kodama(p: P, move: Move) -> None:
    """`ko.kodama.play`, `ko.kodama.once` (line 115): in turn order each seat plays a Kodama card, then out of play."""
    seat = move.seat
    assert seat is not None
    card = p.box.kodama[move.card]
    include = p.rulings.within2_include_trunk == "yes"
    points = scoring.kodama_points(p.trees[seat.index], card, include).points
    p.hands = put(p.hands, seat.index, tuple(other for other in p.hands[seat.index] if other != move.card))
    p.played = put(p.played, seat.index, (*p.played[seat.index], move.card))
    p.scores = put(p.scores, seat.index, p.scores[seat.index] + points)
    p.events = (e.KODAMA(seat, move.card, points),)
    following = left_of(p, seat)
    if following is not p.first:
        p.decision = Decision("kodama", following)
        p.events += (e.TURN(following),)
    elif len(p.season_cards) < len(SEASONS):
        _pass_pawn(p)
        p.events += (e.SEASON(SEASONS[len(p.season_cards)]),)
        p.decision = Decision("season")
    else:
        _end(p)


def _pass_pawn(p: P) -> None:
    """`ko.first.pass`, `.tie` (line 117, R14, R15): to the lowest score, or the nearest of those tied to the left."""
    holder = p.first
    assert holder is not None
    p.first = next_first(p.seats, p.scores, holder, p.rulings.first_fp_in_tie)
    lowest = [seat for seat in p.seats if p.scores[seat.index] == min(p.scores)]
    if len(lowest) > 1:
        p.events += (e.PAWN_STAYS_BY_TIE(holder) if p.first is holder else e.PAWN_BY_TIE(holder, p.first),)
    elif p.first is holder:
        p.events += (e.PAWN_STAYS(holder),)
    else:
        p.events += (e.PAWN(holder, p.first, min(p.scores)),)


def next_first(seats: tuple[Seat, ...], scores: tuple[int, ...], holder: Seat, in_tie: str) -> Seat:
    """Who gets the First Player pawn (`ko.first.pass`, `ko.first.tie`, R14)."""
    lowest = [seat for seat in seats if scores[seat.index] == min(scores)]
    if holder in lowest and (len(lowest) == 1 or in_tie == "keeps"):
        return holder
    return min(lowest, key=lambda seat: (seat.index - holder.index - 1) % len(seats))


def _end(p: P) -> None:
    """`ko.end.when`, `.win` (line 121, R19): the most points win; a tie is a shared victory. The Kodama card left in
    each hand is worth nothing (R21), and the pawn stays (R22)."""
    most = max(p.scores)
    winners = tuple(seat for seat in p.seats if p.scores[seat.index] == most)
    p.result, p.decision = Result("win", winners, "ko.end.win"), Decision("over")
    p.events += (e.ENDS(), e.WINS(winners[0], most) if len(winners) == 1 else e.SHARED(winners, most))


APPLY: Final[dict[str, Callable[[P, Move], None]]] = {
    "trunk": trunk,
    "deal": deal,
    "draw": draw,
    "first": first,
    "season": season,
    "place": place,
    "pass": pass_,
    "kodama": kodama,
}
"""Kind of move -> what it does."""
