"""Random tricks out of random games: any trick, or one that shows a clause.

A clause is not waited for: at a position of the game every combination of colors that the seats may play is looked
at in random order, and the first that shows the clause is played. Sword tokens are handed out afterwards, so that no
draft decides what can be shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from copy import copy
from random import Random
from typing import Any, Final

from silva_kit import silent_guardians as sg
from silva_kit.dealer import Dealer
from silva_kit.position import KitError
from silva_kit.record import Record
from silva_kit.silent_guardians.cards import ALL_TOKENS, COLORS, GRAY, HAND, Tokens, in_color, sort_tokens
from silva_kit.silent_guardians.decision import Decision
from silva_kit.silent_guardians.trick import Owed, Plays, owed

Shows = Callable[[Plays, Owed], bool]
GAMES: Final = 400
"""Games that are looked into; of the rarest clause one game in ten has a trick."""
_SHOWS: Final[Mapping[str, Shows]] = {
    "sg.trick.follow": lambda plays, due: {card.color == plays[0][1].color for _, card in plays[1:]} == {True, False},
    "sg.trick.winner_lead": lambda plays, due: not due.by_trump,
    "sg.trick.winner_trump": lambda plays, due: due.by_trump and plays[0][1].color != GRAY,
}
"""What a trick must be; the other clauses are those by which a token is owed."""
_OWED: Final = ("sg.token.most_frequent", "sg.token.gray_owed", "sg.combo.2v2", "sg.combo.all_different")
SHOWN: Final = (*_SHOWS, *_OWED)
"""Clauses that a random trick can be asked to show: of `sg.trick.follow` both who follows and who is void."""


def drawn(clause: str | None, players: int, rng: Random) -> Record:
    """A trick of a random game, early or late, that shows the clause (None: any trick).

    Raises KitError where there is no such trick: 2 vs 2 takes 4 players.
    """
    if clause != "sg.combo.2v2" or players > 3:
        for _ in range(GAMES):
            position, tokens = _midgame(players, rng)
            for plays in _tricks(position, rng):
                due = owed(plays)
                if _shows(clause, plays, due) and set(due.valid) & set(tokens):
                    return _played(position, _shared(tokens, due, players, rng), plays, rng)
    raise KitError(f"walkthrough={clause!r}: no trick with {players} players showed it")


def _shows(clause: str | None, plays: Plays, due: Owed) -> bool:
    if clause is None:
        return True
    return _SHOWS[clause](plays, due) if clause in _SHOWS else due.clause == clause


def _midgame(players: int, rng: Random) -> tuple[Any, list[str]]:
    """A lead in a random game, and the sword tokens that are not on a trick yet: as many as there are cards in hand."""
    start: Any = sg.start(players)
    position = _holding(Dealer(rng.randrange(1 << 30)).run(start), (ALL_TOKENS,) * players)
    box = list(ALL_TOKENS)
    rng.shuffle(box)
    for _ in range(rng.randrange(HAND[players] - 1)):
        record = Record(position)
        play_trick(record, rng)
        if record.moves[-1].kind != "pay" or record.moves[-1].color not in box:
            break  # the box has no token for this trick: what was played before it will do
        box.remove(record.moves[-1].color)
        position = record.position
    return position, box[: len(position.hands[0])]


def _tricks(position: Any, rng: Random, plays: Plays = ()) -> Iterator[Plays]:
    """Every combination of colors that may be played (`sg.trick.follow`), each with random cards, in random order."""
    if len(plays) == len(position.seats):
        yield plays
        return
    seat = position.seats[(position.lead.index + len(plays)) % len(position.seats)]
    hand = position.hands[seat.index]
    follow = in_color(hand, plays[0][1].color) if plays else ()
    colors = [color for color in COLORS if in_color(follow or hand, color)]
    for color in rng.sample(colors, len(colors)):
        yield from _tricks(position, rng, (*plays, (seat, rng.choice(in_color(hand, color)))))


def _shared(tokens: list[str], due: Owed, players: int, rng: Random) -> tuple[Tokens, ...]:
    """The tokens handed out one by one, the winner of the trick first: with one that may be placed on it."""
    first = rng.choice([token for token in tokens if token in due.valid])
    at = tokens.index(first)
    order = [first, *tokens[:at], *tokens[at + 1 :]]
    return tuple(sort_tokens(tuple(order[(seat - due.winner.index) % players :: players])) for seat in range(players))


def _played(position: Any, tokens: tuple[Tokens, ...], plays: Plays, rng: Random) -> Record:
    """The trick played by the rules: its cards, and a token that may be placed."""
    start: Any = sg.Position.from_text(_holding(position, tokens).to_text())
    record = Record(start)
    for seat, card in plays:
        held = in_color(record.position.hands[seat.index], card.color)
        record.play(sg.Move("play", seat, (card.color,), held.index(card) + 1))
    record.play(rng.choice([move for move in record.position.legal_moves if move.kind == "pay"]))
    return record


def _holding(position: Any, tokens: tuple[Tokens, ...]) -> Any:
    """The position with these tokens in front of the seats, and a card to be played."""
    new = copy(position)
    new.tokens, new.pool, new.drafting, new._legal = tokens, (), (), None
    new.decision = Decision("play", position.lead)
    return new


def play_trick(record: Record, rng: Random) -> None:
    """Random cards, in which every color is as likely as the other, and the token."""
    while record.position.decision.kind in ("play", "pay"):
        own = [move for move in record.position.legal_moves if move.kind != "give"]
        if not own:
            return
        color = rng.choice(sorted({move.color for move in own}))
        record.play(rng.choice([move for move in own if move.color == color]))
        if record.moves[-1].kind == "pay":
            return
