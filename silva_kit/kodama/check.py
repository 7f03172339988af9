"""Whether a typed position is one that a game can reach: every number that the rules fix is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from silva_kit.kodama.effects import ROUNDS
from silva_kit.kodama.legal import DISPLAY, HAND, MOST, SEASONS
from silva_kit.kodama.scoring import points
from silva_kit.position import Seat, TextError

if TYPE_CHECKING:
    from silva_kit.kodama.position import KodamaPosition as P


def check(p: P) -> None:
    """Raises TextError which names the field that does not agree with the others."""
    for part in (_cards, _trees, _setup, _seasons, _display, _hands, _marker, _end):
        part(p)


def _wrong(field: str, why: str) -> TextError:
    return TextError(f"position, field {field}: {why}")


def _cards(p: P) -> None:
    """Every card lies in one place."""
    branches = [placed.card.id for tree in p.trees for placed in tree[1:]] + list(p.display)
    trunks = [tree[0].card.id for tree in p.trees if tree]
    kodama = [card for cards in (*p.hands, *p.played) for card in cards]
    for field, cards in (("trees", trunks), ("trees", branches), ("hands", kodama)):
        twice = {card for card in cards if cards.count(card) > 1}
        if twice:
            raise _wrong(field, f"{', '.join(sorted(twice))} lies in two places")


def _trees(p: P) -> None:
    """No card has scored more than 10 points without its Season card (`ko.place.max10`)."""
    lone = p.rulings.score_lone_counts == "yes"
    if p.rulings.max10_base_without_season != "yes":
        return
    for seat, tree in zip(p.seats, p.trees, strict=True):
        for placed in tree[1:]:
            if points(tree, placed.parent, placed.card, lone_counts=lone) > MOST:
                raise _wrong("trees", f"card {placed.card.id} of {seat} would have scored more than {MOST} points")


def _setup(p: P) -> None:
    """Before the first Season nothing is played; each step of the setup has what came before it."""
    kind, subject = p.decision.kind, p.decision.subject
    planted = [seat for seat, tree in zip(p.seats, p.trees, strict=True) if tree]
    dealt = [seat for seat, hand, played in zip(p.seats, p.hands, p.played, strict=True) if hand or played]
    due = p.seats[: subject.index] if kind == "trunk" and subject else p.seats
    if tuple(planted) != due:
        raise _wrong("trees", f"with do={p.decision} the seats {_names(due)} have a Trunk")
    held = p.seats[: subject.index] if kind == "deal" and subject else () if kind == "trunk" else p.seats
    if tuple(dealt) != held:
        raise _wrong("hands", f"with do={p.decision} the seats {_names(held)} hold Kodama cards")
    if not p.season_cards and (any(p.scores) or any(len(tree) > 1 for tree in p.trees) or any(p.played)):
        raise _wrong("seasons", "a card is revealed before anything is played")
    if p.first is None and (p.season_cards or kind == "season"):
        raise _wrong("first", "it is missing; the game has a first player by now")
    if p.first is not None and kind == "first":
        raise _wrong("first", "it is there already; with do=first chance names the first player")


def _seasons(p: P) -> None:
    """`ko.season.reveal`: one card of each Season in turn; rounds belong to a Growth phase."""
    kind, number = p.decision.kind, len(p.season_cards)
    if [card.season for card in p.season_cards] != list(SEASONS[:number]):
        raise _wrong("seasons", f"they come in the order {', '.join(SEASONS)}, one card each")
    growing = kind in ("place", "draw")
    if (growing or kind in ("kodama", "over")) != bool(number) and not (kind == "season" and number < len(SEASONS)):
        raise _wrong("seasons", f"{number} Season cards do not go with do={p.decision}")
    if p.round and (not growing or p.round >= ROUNDS):
        raise _wrong("round", f"{p.round} rounds are over; in a Growth phase 0 to {ROUNDS - 1} are")
    for seat, tree in zip(p.seats, p.trees, strict=True):
        if len(tree) - 1 > turns_taken(p, seat):
            raise _wrong("trees", f"{seat} has had {turns_taken(p, seat)} turns, one card each")
        if kind == "draw" and seat is p.decision.subject and len(tree) == 1:
            raise _wrong("trees", f"with do={p.decision} {seat} has laid a card")


def turns_taken(p: P, seat: Seat) -> int:
    """How many turns of growth a seat has begun so far; a card that waits for its refill is one."""
    seasons = max(len(p.season_cards) - 1, 0)
    if p.decision.kind not in ("place", "draw"):
        return ROUNDS * len(p.season_cards)
    return ROUNDS * seasons + p.round + _has_had(p, seat, p.decision.kind == "draw")


def _has_had(p: P, seat: Seat, itself: bool) -> bool:
    """Whether a seat comes before the one that decides, counted from the first player (`itself`: or is it)."""
    first, now = p.first, p.decision.subject
    assert first is not None and now is not None
    order = [(other.index - first.index) % len(p.seats) for other in (seat, now)]
    return order[0] < order[1] or (itself and seat is now)


def _display(p: P) -> None:
    """`ko.setup.display`, `ko.turn.3.refill`: four cards, fewer while one is drawn."""
    kind = p.decision.kind
    due = DISPLAY
    if kind in ("trunk", "deal"):
        due = 0
    elif kind == "display":
        due = DISPLAY - p.decision.count
    elif kind == "draw":
        due = DISPLAY - 1
    if len(p.display) != due:
        raise _wrong("display", f"{len(p.display)} cards lie there; with do={p.decision} there are {due}")


def _hands(p: P) -> None:
    """`ko.setup.kodama`, `ko.kodama.play`: four cards dealt, one played in each Kodama phase."""
    for seat, hand, played in zip(p.seats, p.hands, p.played, strict=True):
        if (hand or played) and len(hand) + len(played) != HAND:
            raise _wrong("hands", f"{seat} holds {len(hand)} Kodama cards and has played {len(played)}, {HAND} in all")
        due = _phases(p, seat)
        if len(played) != due:
            raise _wrong("played", f"{seat} has played {len(played)} Kodama cards; with do={p.decision} it is {due}")


def _phases(p: P, seat: Seat) -> int:
    """How many Kodama cards a seat has played by now."""
    number, kind = len(p.season_cards), p.decision.kind
    if kind == "kodama":
        return number - 1 + _has_had(p, seat, False)
    return number if kind in ("season", "over") else max(number - 1, 0)


def _marker(p: P) -> None:
    """`ko.turn.3.marker` (R16): one space for each finished turn of a first player."""
    kind, number = p.decision.kind, len(p.season_cards)
    due = ROUNDS * number
    if kind in ("place", "draw"):
        # The first player's turn is over once the next one has begun; while its card is drawn it is not.
        done = p.decision.subject is not p.first
        due = ROUNDS * (number - 1) + p.round + done
    if p.marker != due:
        raise _wrong("marker", f"{p.marker}; with do={p.decision} and round {p.round} it stands on {due}")


def _end(p: P) -> None:
    """`ko.end.win`: the game is over exactly where there is a result, and those with the most points have won."""
    if (p.decision.kind == "over") != (p.result is not None):
        raise _wrong("result", "it belongs to do=over")
    if p.result is None:
        return
    most = max(p.scores)
    winners = tuple(seat for seat in p.seats if p.scores[seat.index] == most)
    if p.result.winners != winners or len(p.season_cards) != len(SEASONS):
        raise _wrong("result", f"the most points are those of {_names(winners)}, after {len(SEASONS)} Seasons")


def _names(seats: tuple[Seat, ...]) -> str:
    return ", ".join(map(str, seats)) or "none"
