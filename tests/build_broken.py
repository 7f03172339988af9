"""Searches for short plays of SILVA in which one rule is broken at one step, and writes content/silva/broken.toml:
.venv/bin/python tests/build_broken.py [GAMES]

Games are played under a broken rule up to the first step that the rules do not allow, and on from there by the rules.
Of the pieces around that step the one is kept that is nearest to the length, place and number of players that are
wanted for it. Some breaches are refused moves instead, carried out.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from killers import NOTICED
from silva_kit.position import CHANCE, KitError
from silva_kit.silva import Move, SilvaPosition, start
from silva_kit.silva.bots import bot
from silva_kit.silva.broken import FILE, BrokenPlay, written
from silva_kit.teach.referee import Step, after_anyway, breaches, judge
from silva_kit.toml_data import content
from silva_mutants_found import MUTANTS
from silva_mutated import broken, fresh

GAMES: Final = 1500
LONGEST: Final = 10
WANTED: Final = (
    ("the_first_farmer_draws_three", "silva.card.07.first_qualifier"),
    ("play_goes_to_the_right", "silva.turn.next_left"),
    ("the_higher_hand_goes_out", "silva.card.05.lower_out"),
    ("silva.card.10.not_playable", "silva.card.10.not_playable"),
    ("the_masu_is_gone_at_once", "silva.card.06.summon"),
    ("a_drawn_victim_uses_up_its_farmer", "silva.card.07.next_turn"),
    ("a_tie_in_a_duel_eliminates_nobody", "silva.card.05.equal"),
    ("the_masu_is_never_used_up", "silva.card.06.nullify"),
    ("the_spirit_leaves_the_hands", "silva.card.08.exchange"),
    ("the_other_card_is_discarded", "silva.noeffect.forced_discard"),
    ("the_first_copy_counts_per_player", "silva.card.06.declare"),
    ("a_forced_discard_lies_with_the_attacker", "silva.noeffect.forced_discard"),
    ("silva.target.not_self", "silva.target.not_self"),
    ("silva.R71", "silva.R71"),
    ("the_masu_stops_a_look", "silva.card.03.view"),
    ("naming_kukunochi_takes_its_holder_out", "silva.card.10.regenerates"),
    ("a_farmer_gives_up_before_a_small_deck", "silva.card.07.next_turn"),
)
"""What breaks the rule (a mutant, or the clause of the one guard that refuses the move), and the clause to be found."""


@dataclass(frozen=True)
class Wish:
    """How a play should be: moves before and after the breach, players."""

    before: int
    after: int
    players: int

    def far(self, before: int, after: int, players: int) -> int:
        """How far a piece is from it."""
        return abs(before - self.before) + abs(after - self.after) + 2 * (players != self.players)


def choose(position: SilvaPosition, rng: Random, wild: bool) -> Move:
    """A bot's move or an answer of chance."""
    seat = position.to_move
    if seat is None or seat is CHANCE:
        return position.chance.sample(rng)
    return bot("random" if wild else "sensible").choose(position.view(seat), rng)


def played(breaker: str, seed: int) -> list[Step]:
    """A game under a broken rule up to its first breach, or to its end."""
    rng = Random(f"broken {breaker} {seed}")
    here = start(2 + seed % 3)
    steps: list[Step] = [(None, here)]
    with broken(MUTANTS[breaker]) if breaker in MUTANTS else nullcontext():
        while here.to_move is not None:
            try:
                move = choose(here, rng, wild=rng.random() < 0.3)
                move, here = refused(breaker, here, rng) or (move, here.after(move))
            except NOTICED:
                break
            steps.append((move, here))
    return [(move, fresh(position)) for move, position in steps]


def refused(clause: str, here: SilvaPosition, rng: Random) -> tuple[Move, SilvaPosition] | None:
    """A move that this clause alone refuses, carried out, sometimes."""
    if clause in MUTANTS or here.decision.kind != "play" or rng.random() < 0.8:
        return None
    seat = here.decision.seat
    assert seat is not None
    hand = here.hands[seat.index]
    moves = [Move("play", seat, card, target) for card in hand for target in (None, *here.seats)]
    fit = [m for m in moves if [r.clause for r in here.why_not(m)] == [clause]]
    if not fit:
        return None
    move = rng.choice(fit)
    return move, after_anyway(here, move, rng)


def pieces(steps: list[Step], at: int, rng: Random) -> Iterator[tuple[list[Step], int]]:
    """Pieces around the breach, with its place in them: they begin where a seat plays, and go on by the rules."""
    rest = [steps[at]]
    while len(rest) < LONGEST and rest[-1][1].to_move is not None:
        move = choose(rest[-1][1], rng, wild=False)
        rest.append((move, rest[-1][1].after(move)))
    for first in range(max(0, at - 6), at - 1):
        here = steps[first][1]
        if here.decision.kind != "play":
            continue
        for last in range(2, len(rest) + 1):
            if 4 <= at - first + last - 1 <= LONGEST:
                yield [(None, here), *steps[first + 1 : at], *rest[:last]], at - first


def search(breaker: str, clause: str, wish: Wish, games: int) -> BrokenPlay | None:
    """The piece that is nearest to the wish."""
    best, found = 99, None
    for seed in range(games):
        if best == 0:
            break
        steps = played(breaker, seed)
        breach = judge(steps)
        if breach is None or clause not in breach.clauses[:1] or set(breach.fields) == {"known"}:
            continue
        try:
            if SilvaPosition.from_text(steps[breach.step][1].to_text()) != steps[breach.step][1]:
                continue
            for piece, at in pieces(steps, breach.step, Random(seed)):
                far = wish.far(at - 1, len(piece) - 1 - at, len(piece[0][1].seats))
                if far < best and good(piece, at, breach.clauses):
                    best, found = far, made(piece, at, breach.clauses)
        except KitError:
            continue
    return found


def good(piece: list[Step], at: int, clauses: tuple[str, ...]) -> bool:
    """One breach, that one, to be seen in what is told, and enough other clauses to choose from."""
    found = [(breach.step, breach.clauses) for breach in breaches(piece)]
    seen = not by_another_move(piece[at - 1][1], piece[at][1])
    return found == [(at, clauses)] and seen and len(made(piece, at, clauses).decoys()) == 3


def by_another_move(before: SilvaPosition, after: SilvaPosition) -> bool:
    """Whether some other move leads to the same by the rules: who is not told the move sees nothing wrong."""
    moves = [*before.legal_moves, *(move for move, _ in before.chance.outcomes)]
    return any(after == made and after.events == made.events for made in map(before.after, moves))


def made(piece: list[Step], at: int, clauses: tuple[str, ...]) -> BrokenPlay:
    """The play as it is stored."""
    moves = tuple(move.text for move, _ in piece[1:])
    position = piece[at][1]
    return BrokenPlay(1, piece[0][1].to_text(), moves, at, position.to_text(), position.events, clauses)


def main(arguments: Sequence[str]) -> None:
    """Search and write."""
    games = int(arguments[0]) if arguments else GAMES
    plays: list[BrokenPlay] = []
    for number, (breaker, clause) in enumerate(WANTED):
        wish = Wish(2 + (number * 3) % 4, 2 + number % 3, 2 + (number * 2) % 3)
        found = search(breaker, clause, wish, games)
        print(breaker, found and (len(found.moves), found.step, found.start[6:8], found.clauses), flush=True)
        if found is not None:
            plays.append(replace(found, number=len(plays) + 1))
    content("silva", FILE).write_text(written(plays), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
