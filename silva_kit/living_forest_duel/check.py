"""Whether a typed position is one that a game can reach: every number that the rules fix is asked for."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, Final

from silva_kit.lines import wrong
from silva_kit.living_forest_duel import forest, state
from silva_kit.living_forest_duel.box import SLOTS, STAG, VARAN
from silva_kit.living_forest_duel.cards import ELEMENTS
from silva_kit.living_forest_duel.state import FIRES_TO_WIN, TOKENS

if TYPE_CHECKING:
    from silva_kit.living_forest_duel.position import DuelPosition as P


def check(p: P) -> None:
    """Raises TextError which names the field that does not agree with the others."""
    for part in (_cards, _lines, _deal, _muster, _tokens, _strikes, _supplies, _trees, _decision, _acts, _end):
        part(p)


def _cards(p: P) -> None:
    """Every card lies in one place; neutral guardians never lie in an own deck or the recruitment line."""
    everywhere = Counter([*p.deck, *p.discard, *p.line, *p.own[0], *p.own[1], *(id for id in p.muster if id)])
    for id, count in everywhere.items():
        most = p.box.varans if id in VARAN.values() else 1
        if count > most:
            raise wrong("deck", f"{id} lies in {count} places; there are {most}")
    missing = [id for id in (*p.box.neutral, STAG) if id not in everywhere]
    if missing:
        raise wrong("deck", f"{', '.join(missing)} lie nowhere")


def _lines(p: P) -> None:
    """`lfd.reveal.neutral`, `.own`, `lfd.onibi_card.varan`: personal lines hold cards of their season."""
    for seat, ids in zip(p.seats, p.own, strict=True):
        for card in state.cards(p, ids):
            if state.owner(p, card) is not seat:
                raise wrong("own", f"{card.id} is no card of {seat}'s season")
    if any(id in VARAN.values() for id in p.line):
        raise wrong("line", "a Fire Varan card lies in the personal line of its season")


def _deal(p: P) -> None:
    """Before the recruitment line is laid out the table is as the game begins."""
    if p.round < 1:
        raise wrong("round", "the first one is 1")
    if p.decision.kind != "deal":
        return
    start = type(p).start(rulings=p.rulings, box=p.box)
    for field, name in (*((name, name) for name in _UNTOUCHED), ("card", "holder")):
        if getattr(p, name) != getattr(start, name):
            raise wrong(field, "before the recruitment line is laid out nothing has been played")


_UNTOUCHED: Final = (
    *("turn", "round", "turns", "left", "strikes", "line", "tokens", "own", "deck", "discard", "forests", "fires"),
    *("onibi", "taken", "sanki", "acts", "stuck"),
)


def _muster(p: P) -> None:
    """Five places: the stag in the middle at first, cards of both seasons."""
    if len(p.muster) != SLOTS:
        raise wrong("muster", f"{len(p.muster)} places; there are {SLOTS}")
    for id in p.muster:
        if id and id != STAG and (p.box.cards[id].season is None or p.box.cards[id].kind == "varan"):
            raise wrong("muster", f"{id} is neither the stag nor a guardian of a season")
    empty = p.muster.count("")
    kind, subject = p.decision.kind, p.decision.subject
    if kind == "deal":
        assert subject is not None
        due = ("", "", STAG, "", "") if subject.index == 0 else (*p.muster[:2], STAG, "", "")
        own = subject.index == 0 or all(id and p.box.cards[id].season == "summer" for id in p.muster[:2])
        if p.muster != due or not own:
            raise wrong("muster", f"with do={p.decision} only Summer's cards and the stag lie there as yet")
    elif empty and kind != "refill" and all(p.decks):
        raise wrong("muster", f"{empty} empty places, though both own decks have cards")


def _tokens(p: P) -> None:
    """`lfd.token.rightmost`: a token points to an element that its card shows; two tokens of each seat in all."""
    for token in p.tokens:
        if token.place not in range(len(p.line)):
            raise wrong("tokens", f"card {token.place + 1} is not there; the line has {len(p.line)} cards")
        if not p.box.cards[p.line[token.place]].values[ELEMENTS.index(token.element)]:
            raise wrong("tokens", f"card {token.place + 1} shows no {token.element}")
    places = [(token.element, token.place) for token in p.tokens]
    if len(set(places)) < len(places):
        raise wrong("tokens", "two tokens point to one element of one card (R4)")


def _strikes(p: P) -> None:
    """`lfd.solitary.three`, `.four` (R10, R11): a token is left, placed, or lost to a strike."""
    for seat, left, strikes in zip(p.seats, p.left, p.strikes, strict=True):
        placed = sum(token.seat is seat for token in p.tokens)
        if strikes > TOKENS or placed > TOKENS or left != max(0, TOKENS - strikes - placed):
            raise wrong(
                "left", f"{seat} has {left} left, {placed} placed and {strikes} strikes; {TOKENS} tokens in all"
            )


def _supplies(p: P) -> None:
    """Fire tokens and Sanki cards: no more than there are."""
    if state.fires_left(p) < 0:
        raise wrong("fires", f"{sum(p.fires) + sum(p.taken)} fire tokens in all; there are {p.box.fires}")
    if state.sankis_left(p) < 0:
        raise wrong("sanki", f"{sum(p.sanki)} Sanki cards in all; there are {p.box.sankis}")


def _trees(p: P) -> None:
    """Each tree lies in one forest."""
    ids = [one.tree.id for trees in p.forests for one in trees]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise wrong("forests", f"{', '.join(twice)} lies in two places")


def _decision(p: P) -> None:
    """What is asked must be there to be decided."""
    kind, subject = p.decision.kind, p.decision.subject
    if kind in ("turn", "second", "act", "extra", "draw", "refill") and subject is not p.turn:
        raise wrong("turn", f"{p.turn}; with do={p.decision} it is {subject}'s turn")
    if kind in ("turn", "draw"):
        _turn(p)
    if kind == "draw" and not (p.deck or p.discard):
        raise wrong("deck", f"with do={p.decision} a card is there to be drawn")
    elif kind == "refill" and not p.decision.count <= min(p.muster.count(""), len(p.decks[p.turn.index])):
        raise wrong("do", f"{p.decision}: as many places are empty, and as many cards in the own deck")
    elif kind in ("sanki", "second"):
        _asked(p, kind)


def _turn(p: P) -> None:
    if not any(p.left):
        raise wrong("left", "with both tokens of both seats used or lost the round is over")
    if not p.left[p.turn.index] and p.rulings.turn_tokenless_reveals == "no":
        raise wrong("turn", f"{p.turn} has no token left and is passed over (R13)")
    if p.stuck and (p.deck or p.discard):
        raise wrong("stuck", "a turn is lost only where no card can be revealed (R15)")


def _asked(p: P, kind: str) -> None:
    """`lfd.sanki.varan`, `lfd.sanki.token`: a Sanki card, and a Fire Varan just revealed, or a token to place."""
    seat = p.decision.subject
    assert seat is not None
    if not p.sanki[seat.index]:
        raise wrong("sanki", f"with do={p.decision} {seat} has a Sanki card")
    own = p.own[seat.index]
    if kind == "sanki" and (not own or own[-1] not in VARAN.values()):
        raise wrong("own", f"with do={p.decision} the last card of {seat}'s line is a Fire Varan card")
    if kind == "second" and not any(move.kind == "token" for move in _moves(p)):
        raise wrong("left", f"with do={p.decision} {seat} can place a token")


def _moves(p: P) -> Any:
    from silva_kit.living_forest_duel import legal

    return legal.moves(p)


def _acts(p: P) -> None:
    """An action under way belongs to do=act and do=extra, and can buy something."""
    kind = p.decision.kind
    _waiting(p, p.acts if kind == "refill" else p.acts[:-1])
    for act in p.acts:
        _act(p, act)
    if kind == "refill":
        return
    if (kind in ("act", "extra")) != bool(p.acts):
        raise wrong("acts", f"{len(p.acts)} actions under way do not go with do={p.decision}")
    if p.acts and (kind == "extra") != (not p.acts[-1].element):
        raise wrong("acts", f"the last one does not go with do={p.decision}")
    if kind == "act" and not state.can_buy(p, p.turn, p.acts[-1]):
        raise wrong("acts", f"{p.acts[-1].element}:{p.acts[-1].value} can buy nothing, so that action is over")


def _waiting(p: P, acts: tuple[state.Act, ...]) -> None:
    """`lfd.act.tree_bonus` (line 91): planting that has begun waits, and the other extra actions of its last tree."""
    most = max(sum(half.bonus == "extra" for half in tree.halves) for tree in p.box.trees.values())
    others = most  # below the first planting nothing waits
    for act in acts:
        others = 0 if act.element == "tree" and act.piles else others + 1
        if others and (act.element or others >= most):
            raise wrong("acts", "only planting that has begun waits for an extra action, or for one more of its tree")


def _act(p: P, act: state.Act) -> None:
    """R36: an extra action has its one value; a pile is used by planting its tree."""
    if not act.element and act.value != p.box.extra:
        raise wrong("acts", f"extra:{act.value}; an extra action has the value {p.box.extra}")
    planted = {one.tree.pile for one in p.forests[p.turn.index]}
    unplanted = [pile for pile in act.piles if pile not in planted]
    if unplanted:
        raise wrong("acts", f"{p.turn} has planted no tree of the pile {', '.join(unplanted)}")


def _end(p: P) -> None:
    """The game is over exactly where there is a result, and the result holds; nobody has won before."""
    if (p.decision.kind == "over") != (p.result is not None):
        raise wrong("result", "it belongs to do=over")
    reached = {(clause, seat) for seat in p.seats for clause in _reached(p, seat.index)}
    if p.result is None:
        if reached:
            clause, seat = sorted(reached, key=str)[0]
            raise wrong("do", f"{seat} has won already ({clause})")
        return
    for seat in p.result.winners:
        if (p.result.clause, seat) not in reached and p.result.clause != "lfd.win.onibi":
            raise wrong("result", f"{seat} has not reached {p.result.clause}")
    if len(p.result.winners) != 1:
        raise wrong("result", "one seat wins")
    if p.result.clause == "lfd.win.onibi" and p.holder is not p.seats[1 - p.result.winners[0].index]:
        raise wrong("card", "the opponent of who has won with the Onibi holds the Onibi card")


def _reached(p: P, at: int) -> list[str]:
    """The victories that can be seen at a position; the Onibi's cannot."""
    seat = p.seats[at]
    square, _ = forest.best_square(state.grid(p, seat), p.rulings.tree_start_counts == "yes")
    return [
        *(["lfd.win.fire"] if p.taken[at] >= FIRES_TO_WIN else []),
        *(["lfd.win.trees"] if square == forest.SQUARE**2 else []),
        *(["lfd.win.muster"] if state.own_in_muster(p, seat) == len(p.muster) else []),
    ]
