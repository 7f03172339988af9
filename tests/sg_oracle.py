"""Silent Guardians with all cards known, told anew and as plainly as can be: the solver is held against this.

Nothing is shared with the solver but the form of a problem and its moves.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from silva_kit.silent_guardians.problem import Give, Pay, Play, Problem, SolverMove

Deal = tuple[
    tuple[frozenset[tuple[str, int]], ...], tuple[tuple[str, ...], ...], int, tuple[tuple[int, str, int], ...], int
]
NAMES = "rbygx"


def deal_of(p: Problem) -> Deal:
    """The oracle's own form: hands as sets, tokens as sorted letters, the trick as (seat, colour, rank)."""
    tokens = tuple("".join(name * n for name, n in zip(NAMES, row, strict=True)) for row in p.tokens)
    trick = tuple((seat, color, rank) for seat, (color, rank) in p.trick)
    return tuple(map(frozenset, p.hands)), tuple(tuple(sorted(t)) for t in tokens), p.lead, trick, p.transfers


def taker(trick: tuple[tuple[int, str, int], ...]) -> int:
    """Who wins the trick."""
    best = trick[0]
    for one in trick[1:]:
        if (one[1] == best[1] and one[2] > best[2]) or (one[1] == "x" and best[1] != "x"):
            best = one
    return best[0]


def pays(trick: tuple[tuple[int, str, int], ...], token: str) -> bool:
    """The token is valid for the trick."""
    colors = sorted(color for _, color, _ in trick)
    groups = sorted((colors.count(c) for c in set(colors)), reverse=True)
    if groups[0] == 1:
        return True
    if groups == [2, 2]:
        return token in colors or token == "x"
    most = max(set(colors), key=colors.count)
    return token == most or token == "x"


def branches(d: Deal, rescue: bool) -> Iterator[tuple[SolverMove, Deal]]:
    """Every legal move and what it leads to; transfers to each and from each, between and during tricks."""
    hands, tokens, lead, trick, transfers = d
    n = len(hands)
    if len(trick) == n:
        w = taker(trick)
        for t in sorted(set(tokens[w])):
            if pays(trick, t):
                yield Pay(w, t), (hands, _with(tokens, w, _less(tokens[w], t)), w, (), transfers)
    else:
        seat = (lead + len(trick)) % n
        hand = hands[seat]
        suit = [c for c in hand if trick and c[0] == trick[0][1]]
        for card in sorted(suit or hand):
            yield (
                Play(seat, card),
                (_with(hands, seat, hand - {card}), tokens, lead, (*trick, (seat, *card)), transfers),
            )
    if transfers and (rescue or not trick):
        for a in range(n):
            for t in sorted(set(tokens[a])):
                for b in range(n):
                    if a != b:
                        given = _with(_with(tokens, a, _less(tokens[a], t)), b, tuple(sorted((*tokens[b], t))))
                        yield Give(a, t, b), (hands, given, lead, trick, transfers - 1)


def _with(row, at, value):
    return (*row[:at], value, *row[at + 1 :])


def _less(tokens, token):
    at = tokens.index(token)
    return (*tokens[:at], *tokens[at + 1 :])


def winnable(p: Problem) -> bool:
    """By trying everything, once for each deal that can come up."""
    seen: set[Deal] = set()

    def tried(d: Deal) -> bool:
        if not d[3] and not any(d[0]):
            return True
        if d in seen:
            return False
        seen.add(d)
        return any(tried(after) for _, after in branches(d, p.rescue))

    return tried(deal_of(p))


def wins(p: Problem, line: tuple[SolverMove, ...]) -> bool:
    """Each move of the line is legal in its place, and the last one wins the game."""
    d = deal_of(p)
    for move in line:
        after = [to for name, to in branches(d, p.rescue) if name == move and type(name) is type(move)]
        if not after:
            return False
        d = after[0]
    return not d[3] and not any(d[0])


def random_problem(rng: Random, cards: tuple[int, int] = (2, 4)) -> Problem:
    """A small deal, about half of them winnable: the tokens of a random play, often with some of them changed."""
    n, size = rng.choice((3, 4)), rng.randint(*cards)
    deck = [(c, r) for c in rng.sample("rbyg", rng.randint(2, 4)) for r in range(1, 11)]
    deck += [("x", r) for r in range(1, 5)]
    rng.shuffle(deck)
    hands = tuple(tuple(deck[i * size : (i + 1) * size]) for i in range(n))
    lead = rng.randrange(n)
    tokens = _paid(hands, lead, rng)
    for _ in range(rng.choice((0, 1, 1, 2, 3))):
        seat, at = rng.choice([(s, i) for s in range(n) for i in range(5) if tokens[s][i]])
        tokens[seat][at] -= 1
        tokens[rng.randrange(n)][rng.choice((at, rng.randrange(5)))] += 1
    if rng.random() < 0.1:
        tokens[rng.randrange(n)][rng.randrange(5)] += rng.choice((8, 16))
    p = Problem(
        n, hands, tuple(map(tuple, tokens)), lead, transfers=rng.choice((0, 0, 1, 2)), rescue=rng.random() < 0.7
    )
    for _ in range(rng.choice((0, 0, rng.randrange(1, n), n, rng.randrange(2 * n)))):
        if moves := [m for m in p.moves() if not isinstance(m, Give)]:
            p = p.after(rng.choice(moves))
    return p


def _paid(hands, lead, rng: Random) -> list[list[int]]:
    tokens = [[0] * 5 for _ in hands]
    d: Deal = (tuple(map(frozenset, hands)), ((),) * len(hands), lead, (), 0)
    while any(d[0]) or d[3]:
        if len(d[3]) == len(hands):
            token = rng.choice([t for t in NAMES if pays(d[3], t)])
            tokens[taker(d[3])][NAMES.index(token)] += 1
            d = (d[0], d[1], taker(d[3]), (), 0)
        else:
            d = rng.choice([after for _, after in branches(d, False)])
    return tokens
