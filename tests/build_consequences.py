"""Searches for each switch of SILVA a short play in which the switch changes who wins or what is known, and writes
content/silva/consequences.toml: .venv/bin/python tests/build_consequences.py [GAMES]

Games between bots are played by the recommended rulings. From every decision near the end the rest is played twice, by
both rulings, with the same bots and the same luck: decision by decision the same numbers are drawn. The play with the
fewest moves in which the winners differ is kept; for a switch that changes only what is known, one where a view does.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from silva_kit.position import CHANCE, KitError
from silva_kit.silva import SWITCHES, Move, Rulings, SilvaPosition, start
from silva_kit.silva.bots import bot
from silva_kit.silva.consequences import FILE, Consequence, written
from silva_kit.silva.rulings import PROFILES
from silva_kit.teach.compare import compare, under
from silva_kit.toml_data import content

GAMES = 1200
DECK = 4
"""Only positions with so many cards left or fewer begin a play: the rest is short."""
ONLY_KNOWN = ("warrior_discard_visible",)


@dataclass(frozen=True)
class Found:
    """A play and how long it is."""

    length: int
    play: Consequence


def luck(seed: str, number: int) -> Random:
    """The same numbers for the same decision of both plays."""
    return Random(f"{seed} {number}")


def rest(position: SilvaPosition, seed: str) -> tuple[list[Move], SilvaPosition]:
    """The moves to the end, and the end."""
    moves, player = [], bot("sensible")
    while (seat := position.to_move) is not None:
        rng = luck(seed, len(moves))
        if seat is CHANCE:
            moves.append(position.chance.sample(rng))
        else:
            moves.append(player.choose(position.view(seat), rng))
        position = position.after(moves[-1])
    return moves, position


def beginnings(games: int) -> Iterator[tuple[str, SilvaPosition]]:
    """Positions near the end of games."""
    for number in range(games):
        seed = f"consequence {number}"
        position, player, at = start(2 + number % 3), bot(("sensible", "random")[number % 2]), 0
        while (seat := position.to_move) is not None:
            if position.decision.kind in ("play", "masu", "keep") and len(position.deck) <= DECK and position.turn:
                yield f"{seed} {at}", position
            rng = luck(seed, at)
            move = position.chance.sample(rng) if seat is CHANCE else player.choose(position.view(seat), rng)
            position, at = position.after(move), at + 1


def wanted(switch: str, values: Sequence[str]) -> tuple[str, ...]:
    """The values that are sought: what a text asks for, taken at its word, else every one but the recommended."""
    asked = {profile[switch] for profile in PROFILES.values() if switch in profile} or set(values[1:])
    return tuple(value for value in values if value in asked) if switch != "first_player" else ()


def plays(position: SilvaPosition, seed: str, first: tuple[list[Move], SilvaPosition]) -> Iterator[Found]:
    """The plays of a position in which a switch makes a difference."""
    for switch, values in SWITCHES.items():
        for value in wanted(switch, values):
            try:
                other = under(position, {switch: value})
            except KitError:
                continue
            second = rest(other, seed)
            if first[0][:1] != second[0][:1]:
                continue
            winners = [(end.result.kind, end.result.winners) if end.result else None for end in (first[1], second[1])]
            texts = tuple(tuple(move.text for move in moves) for moves in (first[0], second[0]))
            length = len(texts[0]) + len(texts[1])
            if winners[0] != winners[1]:
                yield Found(length, Consequence(switch, value, "winner", position.to_text(), *texts))
            elif switch in ONLY_KNOWN:
                found = compare(position, Rulings(), {switch: value}, texts[0])
                if found.parting is not None:
                    kept = tuple(texts[0][: found.parting.step])
                    yield Found(2 * len(kept), Consequence(switch, value, "known", position.to_text(), kept, kept))


def search(games: int) -> dict[str, Found]:
    """The shortest play of each switch."""
    best: dict[str, Found] = {}
    for seed, position in beginnings(games):
        first = rest(position, seed)
        for found in plays(position, seed, first):
            known = best.get(found.play.switch)
            if known is None or found.length < known.length:
                best[found.play.switch] = found
                print(found.play.switch, found.play.value, found.length, flush=True)
    return best


def main(arguments: Sequence[str]) -> None:
    """Search and write."""
    best = search(int(arguments[0]) if arguments else GAMES)
    missing = [switch for switch in SWITCHES if switch not in best and switch != "first_player"]
    content("silva", FILE).write_text(written([best[switch].play for switch in SWITCHES if switch in best]), "utf-8")
    print("missing:", ", ".join(missing) or "none")


if __name__ == "__main__":
    main(sys.argv[1:])
