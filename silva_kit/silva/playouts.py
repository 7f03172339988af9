"""Many random games at once, for studies: the default rules in one function without positions, moves or events.

Cards are plain levels here and the effects are written out in place, because calls and objects are what costs time;
nothing else in the kit is written like this. A test holds the outcomes against the engine's (same distribution, game
by game no equality).
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from silva_kit.position import KitError
from silva_kit.silva.cards import DECK

Outcome = tuple[str, str, tuple[int, ...]]
_LEVELS: Final = [card.level for card in DECK]


def _weights(others: int, deck_left: bool, boy_is_second: bool) -> list[int]:
    """How many legal moves each card offers, by level: a target each, for the Trainee a target and one of 11
    guesses."""
    takes = others if deck_left else 1
    return [1, others if boy_is_second and deck_left else 1, 11 * others, others, takes, others, 1, 1, others, takes, 0]


_WEIGHTS: Final = [[_weights(o, bool(k & 1), k >= 2) for k in range(4)] for o in range(4)]


def playouts(games: int, players: int = 3, seed: int | None = None) -> tuple[Counter[Outcome], int]:
    """Play random games under the default rulings.

    Returns:
        How often each outcome came: (kind, clause, seat numbers of the winners or the tied); and the number of
        decisions.

    Raises:
        KitError: not 2, 3 or 4 players (`silva.meta.players`).
    """
    if players not in (2, 3, 4):
        raise KitError(f"players={players!r}: SILVA is for 2, 3 or 4 players")
    rnd = Random(seed).random
    outcomes: Counter[Outcome] = Counter()
    decisions = 0
    for _ in range(games):
        deck = _LEVELS[:]
        hands = []
        for _ in range(players):
            i = int(rnd() * len(deck))
            hands.append(deck[i])
            deck[i] = deck[-1]
            del deck[-1]
        live = list(range(players))
        at = int(rnd() * players)
        boys = masu_cards = farmers = 0
        masu = -1
        bonus = [0] * players
        while True:
            me = live[at]
            # The draw; where a Farmer was played one of the drawn cards stays (silva.card.07.keep_return).
            if bonus[me] and len(deck) > 1:
                drawn = []
                for _ in range(min(bonus[me], len(deck))):
                    i = int(rnd() * len(deck))
                    drawn.append(deck[i])
                    deck[i] = deck[-1]
                    del deck[-1]
                choices = list(set(drawn))
                new = choices[int(rnd() * len(choices))]
                drawn.remove(new)
                deck += drawn
                decisions += 1
            else:
                i = int(rnd() * len(deck))
                new = deck[i]
                deck[i] = deck[-1]
                del deck[-1]
            bonus[me] = 0
            # The play: each legal move is as likely as the other (silva.turn.play_one).
            decisions += 1
            held = hands[me]
            others = len(live) - 1
            weights = _WEIGHTS[others][(1 if deck else 0) + (2 if boys else 0)]
            if held == new:
                card, kept, r = held, held, int(rnd() * weights[held])
            else:
                r = int(rnd() * (weights[held] + weights[new]))
                if r < weights[held]:
                    card, kept = held, new
                else:
                    card, kept, r = new, held, r - weights[held]
            hands[me] = kept
            out = -1
            if card == 2:
                it = live[(at + 1 + r // 11) % (others + 1)]
                if hands[it] == r % 11:
                    if masu == it:
                        decisions += 1
                        if rnd() < 0.5:
                            masu = -1
                        elif hands[it] == 10:
                            hands[it] = 0
                        else:
                            out = it
                    elif hands[it] == 10:
                        hands[it] = 0
                    else:
                        out = it
            elif card == 8:
                it = live[(at + 1 + r) % (others + 1)]
                hands[me], hands[it] = hands[it], kept
            elif card == 5:
                it = live[(at + 1 + r) % (others + 1)]
                theirs = hands[it]
                if kept != theirs:
                    out = me if kept < theirs else it
                    if out == masu:
                        decisions += 1
                        if rnd() < 0.5:
                            masu = out = -1
                else:
                    spared = -1
                    if masu in (me, it):
                        decisions += 1
                        if rnd() < 0.5:
                            spared, masu = masu, -1
                    for loser in (me, it):
                        if loser != spared:
                            live.remove(loser)
                            masu = -1 if masu == loser else masu
                            boys += kept == 1
                            masu_cards += kept == 6
                            farmers += kept == 7
                    if not live:
                        outcomes["tie", "silva.end.all.tie", tuple(sorted((me, it)))] += 1
                        break
            elif card in (9, 4) or card == 1:
                if card == 1:
                    boys += 1
                if deck and (card != 1 or boys > 1):
                    it = live[(at + 1 + r) % (others + 1)]
                    stopped = False
                    if card == 1 and masu == it:
                        decisions += 1
                        stopped = rnd() < 0.5
                        if stopped:
                            masu = -1
                    if not stopped:
                        decisions += 1
                        i = int(rnd() * len(deck))
                        two = deck[i]
                        deck[i] = deck[-1]
                        del deck[-1]
                        one = hands[it]
                        gone, stays = (one, two) if rnd() < 0.5 else (two, one)
                        boys += gone == 1
                        masu_cards += gone == 6
                        farmers += gone == 7
                        hands[it] = stays
                        if gone == 10:
                            boys += stays == 1
                            masu_cards += stays == 6
                            farmers += stays == 7
                            if card == 9:
                                live.remove(it)
                                masu = -1 if masu == it else masu
                            else:
                                hands[it] = 0
            elif card == 6:
                if masu_cards:
                    masu = me
                masu_cards += 1
            elif card == 7:
                bonus[me] = 3 if farmers else 2
                farmers += 1
            if out >= 0:
                gone = hands[out]
                boys += gone == 1
                masu_cards += gone == 6
                farmers += gone == 7
                live.remove(out)
                masu = -1 if masu == out else masu
            # The end of the turn (silva.turn.end, silva.end.*).
            if len(live) == 1:
                outcomes["win", "silva.end.last.winner", (live[0],)] += 1
                break
            if not deck:
                outcomes[_showdown(live, hands)] += 1
                break
            at = (live.index(me) + 1) % len(live) if me in live else _next(live, me)
    return outcomes, decisions


def _next(live: list[int], me: int) -> int:
    """The place in `live` of the first seat to the left of a seat that is out."""
    return next((i for i, seat in enumerate(live) if seat > me), 0)


def _showdown(live: list[int], hands: list[int]) -> Outcome:
    """`silva.end.deck.highest`, `.tie`, `silva.card.00.beats_8` (EN lines 61, 120)."""
    if len(live) == 2 and {hands[live[0]], hands[live[1]]} == {0, 8}:
        return "win", "silva.card.00.beats_8", tuple(seat for seat in live if hands[seat] == 0)
    best = max(hands[seat] for seat in live)
    tied = tuple(seat for seat in live if hands[seat] == best)
    return ("win", "silva.end.deck.highest", tied) if len(tied) == 1 else ("tie", "silva.end.deck.tie", tied)
