"""Whether a position that was typed can be: all cards accounted for, and every field fits the others.

`possible` raises TextError at the first thing that is wrong, and says what would be right. A property test lets
every position of random games through; the lines that must be refused stand in the tests.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

from silva_kit.position import Seat, TextError
from silva_kit.silva.cards import (
    ALL_CARDS,
    BOY,
    BREWER,
    FARMER,
    KUKUNOCHI,
    MASU_CRAFTSMAN,
    SWORD_GIRL,
    WARRIOR,
    YOUNG_KUKUNOCHI,
    Card,
    Discard,
    in_order,
)
from silva_kit.silva.effects import masu_asked_in_duel
from silva_kit.silva.legal import copies_shown

if TYPE_CHECKING:
    from silva_kit.silva.position import SilvaPosition

END_CLAUSES: Final = {
    "silva.end.last.winner": ("win", 1, 1),
    "silva.end.all.tie": ("tie", 2, 0),
    "silva.end.deck.highest": ("win", 1, 2),
    "silva.card.00.beats_8": ("win", 1, 2),
    "silva.end.deck.tie": ("tie", 2, 2),
}
"""The clauses that end a game: kind, fewest winners, fewest players left."""


def possible(p: SilvaPosition) -> None:
    """Raise TextError if the position cannot occur."""
    _cards(p)
    _rows(p)
    if (p.result is None) != (p.decision.kind != "over"):
        _wrong("result= stands exactly where do=over")
    if p.result is not None:
        _end(p)
    elif p.decision.kind in ("deal", "first"):
        _before(p)
    else:
        _hands(p)
        _DECISIONS[p.decision.kind](p)
    _marks(p)


def _wrong(text: str) -> NoReturn:
    raise TextError(f"position: {text}")


def _cards(p: SilvaPosition) -> None:
    """All 18 cards are there once each; Kukunochi has left play once Young Kukunochi has come in (R42)."""
    cards = [*(c for hand in p.hands for c in hand), *(d.card for row in p.rows for d in row), *p.deck]
    found = Counter(cards if YOUNG_KUKUNOCHI in cards else [*cards, YOUNG_KUKUNOCHI])
    due = Counter(ALL_CARDS)
    if found != due:
        extra, missing = found - due, due - found
        _wrong(f"the 18 cards are not all accounted for; too many: {_list(extra)}; missing: {_list(missing)}")
    fallen = any(d.card is KUKUNOCHI for row in p.rows for d in row)
    if not p.regeneration and not fallen:
        _wrong("Young Kukunochi (0) is in play, so Kukunochi (10) must lie in a row (silva.R42)")


def _list(cards: Counter[Card]) -> str:
    return ".".join(map(str, in_order(tuple(cards.elements())))) or "none"


def _rows(p: SilvaPosition) -> None:
    """Kukunochi is never played; cards lie face down only by R02, seen by another only where the Warrior's player
    sees."""
    for seat, row in zip(p.seats, p.rows, strict=True):
        for d in row:
            if d.card is KUKUNOCHI and (not d.forced or d.hidden):
                _wrong(f"rows, {seat}:{d}: Kukunochi is never played and never face down; write 10!")
            if d.hidden and p.rulings.warrior_discard_visible != "hidden":
                _wrong(f"rows, {seat}:{d}: a card lies face down only under warrior_discard_visible:hidden")
            sees = p.rulings.warrior_pick == "actor_sees"
            if d.hidden and ((d.witness is not None) != sees or d.witness is seat or d.witness not in (None, *p.seats)):
                _wrong(f"rows, {seat}:{d}: another seat saw a face-down card exactly under warrior_pick:actor_sees")


def _before(p: SilvaPosition) -> None:
    """The deal: seats in order hold their one card, nothing else has happened (silva.setup.initial_draw)."""
    if (p.turn is None) == (p.rulings.first_player == "agreed"):
        _wrong("before the first turn, turn= names a seat exactly where first_player is agreed (silva.R87)")
    dealt = len(p.seats) if p.decision.subject is None else p.decision.subject.index
    if [len(hand) for hand in p.hands] != [1] * dealt + [0] * (len(p.seats) - dealt) or any(p.rows):
        _wrong(f"do={p.decision}: the seats before it hold one card each, the others none, and no card is played yet")
    if p.decision.kind == "first" and p.turn is not None:
        _wrong("do=first: the first player is agreed already")
    if any(p.farmer) or any(p.known) or p.masu is not None or p.fresh is not None or not p.regeneration:
        _wrong(f"do={p.decision}: before the first turn there is no farmer=, known=, masu=, fresh=")


def _hands(p: SilvaPosition) -> None:
    """Who is in holds one card, the one who draws, keeps, plays or is picked from holds more."""
    d, subject = p.decision, p.decision.subject
    if p.turn is None or subject is None or not p.hands[p.turn.index] or not p.hands[subject.index]:
        _wrong(f"do={d} needs turn= and cards in the hands of {p.turn} and {subject}")
    if d.kind in ("play", "keep") and subject is not p.turn:
        _wrong(f"do={d}, but it is the turn of {p.turn}")
    if d.count != 1 and (d.kind != "draw" or subject is not p.turn):
        _wrong(f"do={d}: only the turn player's draws are counted")
    sizes: dict[Seat, tuple[int, ...]] = dict.fromkeys(p.alive, (1,))
    holder = d.other if d.kind in ("pick_open", "pick_blind") else subject
    many: dict[str, tuple[int, ...]] = {
        "play": (2,),
        "keep": (3, 4),
        "hit": (2,),
        "pick_open": (2,),
        "pick_blind": (2,),
    }
    if d.kind == "draw" and subject is p.turn:
        many["draw"] = tuple(range(1, 4))
    if d.kind == "masu" and len(p.hands[subject.index]) == 2:
        many["masu"] = (2,)
    if holder is not None and holder in sizes:
        sizes[holder] = many.get(d.kind, (1,))
    wrong = [str(seat) for seat in p.alive if len(p.hands[seat.index]) not in sizes[seat]]
    if wrong or holder not in p.alive or len(p.alive) < 2:
        _wrong(f"do={d} does not fit the number of cards in hand of {', '.join(wrong) or 'the target'}")


def _play(p: SilvaPosition) -> None:
    if p.decision.other is not None:
        _wrong(f"do={p.decision} names one seat, the turn player")


def _draw(p: SilvaPosition) -> None:
    """A turn's draws, or the target's for Sword Girl, Warrior or second Boy."""
    d = p.decision
    if not p.deck:
        _wrong(f"do={d} needs a card in the deck (silva.R56)")
    if d.subject is p.turn:
        held = len(p.hands[d.subject.index]) if d.subject else 0
        if d.other is not None or not 1 <= d.count <= min(3, len(p.deck)) or held - 1 + d.count > 3:
            _wrong(f"do={d}: a turn draws 1 card, or 2 or 3 with a Farmer, and no more than the deck has")
        return
    attack = _attack(p)
    if d.other is not p.turn or not (attack in (SWORD_GIRL, WARRIOR) or _second_boy(p)):
        _wrong(f"do={d}: somebody else draws only for Sword Girl, Warrior or second Boy; write draw:X:{p.turn}")


def _masu(p: SilvaPosition) -> None:
    """The prompt stands where the owner is about to be defeated (silva.card.06.causes, R17-R21)."""
    d, attack = p.decision, _attack(p)
    owner, other = d.subject, d.other
    assert owner is not None and p.turn is not None
    if p.masu is not owner or p.rulings.masu_use != "optional" or attack.level not in p.rulings.covered:
        _wrong(f"do={d} needs masu={owner}, masu_use:optional, and an attack that the Masu covers in {p.turn}'s row")
    pair = owner is not other and other in p.alive and p.turn in (owner, other)
    if not pair or (attack is not BREWER and owner is p.turn) or (attack is BOY and not _second_boy(p)):
        _wrong(f"do={d}: the owner and the other seat are the attacked and the turn player, as in masu:B:{p.turn}")
    waits = attack is BOY and p.rulings.masu_vs_boy == "protect_choice"
    if (len(p.hands[owner.index]) == 2) != waits:
        _wrong(f"do={d}: the owner holds one card (two for the second Boy under protect_choice)")
    target = other if owner is p.turn else owner
    if attack is BREWER and target is not None and masu_asked_in_duel(p, p.turn, target) is not owner:
        _wrong(f"do={d}: {owner} does not lose this Brewer duel")


def _pick_open(p: SilvaPosition) -> None:
    d, attack = p.decision, _attack(p)
    by_warrior = {
        "actor_sees": d.subject is p.turn is not d.other,
        "target_chooses": d.subject is d.other is not p.turn,
    }
    open_pick = d.subject is p.turn is not d.other and (attack is SWORD_GIRL or _second_boy(p))
    if not (by_warrior.get(p.rulings.warrior_pick, False) if attack is WARRIOR else open_pick):
        _wrong(f"do={d}: nobody picks an open card so after {attack} under these rulings")


def _pick_blind(p: SilvaPosition) -> None:
    d = p.decision
    if (
        _attack(p) is not WARRIOR
        or p.rulings.warrior_pick != "actor_blind"
        or d.subject is not p.turn
        or d.other is p.turn
    ):
        _wrong(f"do={d}: the turn player picks unseen after a Warrior under warrior_pick:actor_blind")


def _hit(p: SilvaPosition) -> None:
    d = p.decision
    blind = p.rulings.warrior_pick in ("actor_blind", "random")
    if _attack(p) is not WARRIOR or not blind or d.subject is p.turn or d.other is not None:
        _wrong(f"do={d}: chance takes a card of the Warrior's target where nobody sees them")


_DECISIONS: Final[dict[str, Callable[[SilvaPosition], None]]] = {
    "play": _play,
    "keep": _play,
    "draw": _draw,
    "masu": _masu,
    "pick_open": _pick_open,
    "pick_blind": _pick_blind,
    "hit": _hit,
}


def _attack(p: SilvaPosition) -> Card:
    """The card whose effect is under way: the turn player's newest, which was played."""
    row = p.rows[p.turn.index] if p.turn is not None else ()
    if not row or row[-1].forced:
        _wrong(f"do={p.decision} needs the card whose effect is under way at the end of {p.turn}'s row, played")
    return row[-1].card


def _second_boy(p: SilvaPosition) -> bool:
    assert p.turn is not None
    return _attack(p) is BOY and copies_shown(p, BOY, p.turn, "per_game") > 1


def _marks(p: SilvaPosition) -> None:
    """farmer=, masu=, fresh=, known= belong to seats that are in, and to what has happened."""
    for seat in p.seats:
        row, i = p.rows[seat.index], seat.index
        if p.farmer[i] and (seat not in p.alive or not _played(row, FARMER)):
            _wrong(f"farmer={seat}{p.farmer[i]}: that seat must be in and have played a Farmer (7)")
        if p.known[i] and not p.hands[i]:
            _wrong(f"known={seat}: that seat has no card")
    if p.masu is not None and (p.masu not in p.alive or not _played(p.rows[p.masu.index], MASU_CRAFTSMAN)):
        _wrong(f"masu={p.masu}: the owner must be in and have played a Masu Craftsman (6)")
    if p.masu is not None and sum(d.card is MASU_CRAFTSMAN for row in p.rows for d in row) < 2:
        _wrong(f"masu={p.masu}: both Masu Craftsmen (6) must lie in the rows")
    allowed = p.rulings.trainee_may_name_0 == "after_own_turn" and not p.regeneration
    if p.fresh is not None and (not allowed or p.fresh not in p.alive):
        _wrong(f"fresh={p.fresh}: somebody who is in has regenerated, under trainee_may_name_0:after_own_turn")


def _played(row: tuple[Discard, ...], card: Card) -> bool:
    return any(d.card is card and not d.forced for d in row)


def _end(p: SilvaPosition) -> None:
    """The result names seats of this table once each, and fits who is left and what the deck holds."""
    result = p.result
    assert result is not None
    kind, winners, left = END_CLAUSES.get(result.clause, ("", 0, 0))
    seats: tuple[Seat, ...] = p.seats if left == 0 else p.alive
    fits = {0: not p.alive, 1: len(p.alive) == 1, 2: len(p.alive) >= 2 and not p.deck}[left]
    ordered = tuple(seat for seat in seats if seat in result.winners)
    count = len(result.winners)
    if (
        result.kind != kind
        or ordered != result.winners
        or count < winners
        or (kind == "win" and count != 1)
        or not fits
    ):
        _wrong(f"result={result.kind}:…:{result.clause} does not fit the hands and the deck")
    if any(len(p.hands[seat.index]) != 1 for seat in p.alive):
        _wrong("do=over: who is in holds one card")
