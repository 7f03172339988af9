"""The chance to win with each legal move, if everybody plays like a certain bot from then on.

    explore(seen, "sensible", Random(1))        # the moves of the present view, the best first

The hidden cards are drawn from the viewer's exact belief (`belief.py`). Where the bot plays at random and few cards are
left, the chance is worked out over all cases; else games are played to the end, so many for each move, and the interval
says how sure the share is.
"""  # fmt: skip

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from silva_kit.intervals import wilson
from silva_kit.position import CHANCE, KitError, Seat
from silva_kit.silva.belief import Belief, Sight, belief
from silva_kit.silva.bots import Bot, bot
from silva_kit.silva.moves import Move
from silva_kit.silva.position import SilvaPosition

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many games are played, of how many."""
Cancel: TypeAlias = Callable[[], bool]
SAMPLES: Final = 200
"""Games for each move."""
EXACT_DECK: Final = 1
"""With so many cards left or fewer, games of random bots are worked out instead of played."""
EXACT_POSITIONS: Final = 60
"""And with so many positions or fewer that the viewer must think possible."""


@dataclass(frozen=True, slots=True)
class Chance:
    """A move and the chance that its seat wins, alone or with others: exact (`games` is 0), or `wins` of `games`."""

    move: Move
    share: float
    wins: int
    games: int

    def interval(self, confidence: float = 0.95) -> tuple[float, float]:
        """Where the chance lies: the share itself where it is exact."""
        return wilson(self.wins, self.games, confidence) if self.games else (self.share, self.share)


def explore(
    seen: Sequence[Sight],
    bot_name: str,
    rng: Random,
    samples: int = SAMPLES,
    *,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> tuple[Chance, ...]:
    """The viewer's legal moves, the best first; () where it has none. `cancel` ends it with the games so far.

    Raises KitError for a bot that there is not, and for sights that no game can give.
    """
    view = seen[-1][1] if seen else None
    asked = view is not None and view.legal_moves and isinstance(view.viewer, Seat)
    known = belief(seen) if asked else None
    return explore_from(known, bot_name, rng, samples, progress=progress, cancel=cancel)


def explore_from(
    known: Belief | None,
    bot_name: str,
    rng: Random,
    samples: int = SAMPLES,
    *,
    progress: Progress | None = None,
    cancel: Cancel | None = None,
) -> tuple[Chance, ...]:
    """The same from a belief that is there already; () without one."""
    player = bot(bot_name)
    if type(samples) is not int or samples < 1:
        raise KitError(f"samples={samples!r}: at least 1 game for each move, a whole number")
    view = known.view if known is not None else None
    if known is None or view is None or not view.legal_moves or not isinstance(view.viewer, Seat):
        return ()
    if bot_name == "random" and view.deck_size <= EXACT_DECK and len(known.weights) <= EXACT_POSITIONS:
        found = [_exact(known, move, view.viewer) for move in view.legal_moves]
    else:
        found = _sampled(known, view.legal_moves, view.viewer, player, rng, samples, progress, cancel)
    return tuple(sorted(found, key=lambda chance: -chance.share))


def _sampled(
    known: Belief,
    moves: Sequence[Move],
    seat: Seat,
    player: Bot,
    rng: Random,
    samples: int,
    progress: Progress | None,
    cancel: Cancel | None,
) -> list[Chance]:
    """One game of each move in turn, on the same deal, so that the moves are compared on equal terms."""
    positions, shares = zip(*known.weights.items(), strict=True)
    wins, games = dict.fromkeys(moves, 0), 0
    for done in range(samples):
        if games and cancel is not None and cancel():
            break
        (position,) = rng.choices(positions, shares)
        for move in moves:
            wins[move] += _wins(_played(position.after(move), player, rng), seat)
        games = done + 1
        if progress is not None:
            progress(games * len(moves), samples * len(moves))
    return [Chance(move, wins[move] / games, wins[move], games) for move in moves]


def _played(position: SilvaPosition, player: Bot, rng: Random) -> SilvaPosition:
    """The end of a game that bots play from here."""
    while (seat := position.to_move) is not None:
        if seat is CHANCE:
            position = position.after(position.chance.sample(rng))
        else:
            position = position.after(player.choose(position.view(seat), rng))
    return position


def _wins(position: SilvaPosition, seat: Seat) -> bool:
    result = position.result
    return result is not None and result.kind == "win" and seat in result.winners


def _exact(known: Belief, move: Move, seat: Seat) -> Chance:
    memo: dict[SilvaPosition, float] = {}
    share = sum(weight * _worth(position.after(move), seat, memo) for position, weight in known.weights.items())
    return Chance(move, share, 0, 0)


def _worth(position: SilvaPosition, seat: Seat, memo: dict[SilvaPosition, float]) -> float:
    """The chance that a seat wins if every choice is made at random from here."""
    found = memo.get(position)
    if found is None:
        if position.to_move is None:
            found = float(_wins(position, seat))
        elif position.to_move is CHANCE:
            found = sum(share * _worth(position.after(move), seat, memo) for move, share in position.chance.outcomes)
        else:
            moves = position.legal_moves
            found = sum(_worth(position.after(move), seat, memo) for move in moves) / len(moves)
        memo[position] = found
    return found
