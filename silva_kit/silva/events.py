"""Every event of SILVA: the clause that causes it, the form of its sentence, and its arguments."""

from __future__ import annotations

from typing import Final

from silva_kit.position import EventKind as Kind

INITIAL_DRAW: Final = Kind("silva.setup.initial_draw", "seat", secret=("card",))
FIRST_PLAYER: Final = Kind("silva.setup.first_player", "seat")
DRAW: Final = Kind("silva.turn.draw", "seat", secret=("card",))
NEXT_LEFT: Final = Kind("silva.turn.next_left", "seat")
PLAY: Final = Kind("silva.turn.play_one", "seat", "card")
PLAY_AT: Final = Kind("silva.turn.play_one", "seat", "card", "target", form="target")
PLAY_GUESS: Final = Kind("silva.turn.play_one", "seat", "card", "target", "guess", form="guess")

BOY_FIRST: Final = Kind("silva.card.01.first_none", "seat")
BOY_SECOND: Final = Kind("silva.card.01.second", "seat", "target")
BOY_DRAW: Final = Kind("silva.card.01.second", "seat", form="draw", secret=("card",))
BOY_REVEAL: Final = Kind("silva.card.01.second", "seat", "cards", form="reveal")
BOY_CHOOSE: Final = Kind("silva.card.01.second", "seat", "target", "card", form="choose")
BOY_KUKUNOCHI: Final = Kind("silva.card.01.kukunochi", "seat")
BOY_EMPTY_DECK: Final = Kind("silva.card.01.empty_deck", "seat")
YOUNG_PLAYED: Final = Kind("silva.card.00.normal_play", "seat")

GUESS_RIGHT: Final = Kind("silva.card.02.correct", "seat", "guess")
GUESS_WRONG: Final = Kind("silva.card.02.wrong", "seat", "guess")
RECON_VIEW: Final = Kind("silva.card.03.view", "seat", "target", secret=("card",), audience=2)

WARRIOR_DRAW: Final = Kind("silva.card.04.draw", "seat", secret=("card",))
WARRIOR_BLIND: Final = Kind("silva.card.04.choose", "seat", "target")
WARRIOR_OWN: Final = Kind("silva.card.04.choose", "seat", form="own")
WARRIOR_RANDOM: Final = Kind("silva.card.04.choose", "target", form="random")
WARRIOR_SEEN: Final = Kind("silva.card.04.choose", "seat", "target", form="seen")
WARRIOR_LOOKS: Final = Kind("silva.R01", "seat", "target", secret=("cards",), audience=2)
FACE_DOWN: Final = Kind("silva.R02", "seat", secret=("card",))
TURNED_UP: Final = Kind("silva.R02", "seat", "cards", form="shown")

BREWER_SHOW: Final = Kind("silva.card.05.show", "seat", "target", secret=("card", "other_card"), audience=2)
BREWER_LOWER: Final = Kind("silva.card.05.lower_out", "seat")
BREWER_EQUAL: Final = Kind("silva.card.05.equal", "seat", "other")
BREWER_TIE_NONE: Final = Kind("silva.R24", "seat", "other")

MASU_FIRST: Final = Kind("silva.card.06.first_none", "seat")
MASU_DECLARE: Final = Kind("silva.card.06.declare", "seat")
MASU_SUMMON: Final = Kind("silva.card.06.summon", "seat")
MASU_USED: Final = Kind("silva.card.06.nullify", "seat")
MASU_DECLINED: Final = Kind("silva.card.06.nullify", "seat", form="declined")
MASU_PUT_BACK: Final = Kind("silva.R18", "seat", "card")

FARMER_FIRST: Final = Kind("silva.card.07.first_qualifier", "seat", "count")
FARMER_SECOND: Final = Kind("silva.card.07.second_draw3", "seat", "count")
FARMER_NOW: Final = Kind("silva.card.07.next_turn", "seat", "count")
FARMER_SMALL_DECK: Final = Kind("silva.card.07.small_deck", "seat", "count")
FARMER_KEEP: Final = Kind("silva.card.07.keep_return", "seat", "count", secret=("kept", "returned"))
FARMER_KEEP_OF_3: Final = Kind("silva.card.07.second_return", "seat", "count", secret=("kept", "returned"))
FARMER_KEEP_OF_ALL: Final = Kind("silva.R51", "seat", "count", secret=("cards", "returned"))
FARMER_RESHUFFLE: Final = Kind("silva.card.07.reshuffle", "seat")

EXCHANGE: Final = Kind("silva.card.08.exchange", "seat", "target", secret=("given", "received"), audience=2)

SWORD_DRAW: Final = Kind("silva.card.09.draw", "seat", secret=("card",))
SWORD_REVEAL: Final = Kind("silva.card.09.reveal", "seat", "cards")
SWORD_CHOOSE: Final = Kind("silva.card.09.choose", "seat", "target", "card")
SWORD_FOUND: Final = Kind("silva.R05", "seat", "target")
SWORD_KILLS: Final = Kind("silva.card.10.sword_girl", "seat")
REGENERATES: Final = Kind("silva.card.10.regenerates", "seat")
DISCARD_HAND: Final = Kind("silva.card.00.discard_hand", "seat", "cards")

FORCED_DISCARD: Final = Kind("silva.noeffect.forced_discard", "seat", "card")
EMPTY_DECK: Final = Kind("silva.noeffect.empty_deck", "seat", "card")
OUT: Final = Kind("silva.elimination.reveal_discard", "seat", "cards")

DECK_EMPTY: Final = Kind("silva.end.deck.condition")
SHOWDOWN: Final = Kind("silva.end.deck.reveal", "seat", "card")
HIGHEST: Final = Kind("silva.end.deck.highest", "seat", "card")
SHOWDOWN_TIE: Final = Kind("silva.end.deck.tie", "seats", "card")
ZERO_BEATS_SPIRIT: Final = Kind("silva.card.00.beats_8", "seat", "other")
TIE_FOR_ALL: Final = Kind("silva.R62", "seats")
TIE_IN_A_CIRCLE: Final = Kind("silva.R60", "seats")
LAST_LEFT: Final = Kind("silva.end.last.winner", "seat")
NOBODY_LEFT: Final = Kind("silva.end.all.tie", "seats")

ANSWERS: Final = {
    "turn": ("silva.turn.next_left",),
    "rows": (
        "silva.turn.played_becomes_discard",
        "silva.noeffect.forced_discard",
        "silva.elimination.reveal_discard",
        "silva.card.00.discard_hand",
        "silva.R02",
    ),
    "hands": (
        "silva.turn.play_one",
        "silva.card.07.keep_return",
        "silva.card.07.second_return",
        "silva.R51",
        "silva.card.08.exchange",
        "silva.noeffect.forced_discard",
        "silva.elimination.reveal_discard",
        "silva.card.00.discard_hand",
        "silva.R18",
    ),
    "deck": (
        "silva.turn.draw",
        "silva.card.07.keep_return",
        "silva.card.07.second_return",
        "silva.R51",
        "silva.card.07.reshuffle",
        "silva.R18",
    ),
    "alive": ("silva.elimination.reveal_discard",),
    "known": (
        "silva.setup.hidden_hand",
        "silva.card.02.wrong",
        "silva.card.03.view",
        "silva.R01",
        "silva.card.05.show",
        "silva.card.08.exchange",
        "silva.card.09.reveal",
        "silva.card.01.second",
        "silva.card.10.regenerates",
        "silva.end.deck.reveal",
    ),
    "farmer": (
        "silva.card.07.next_turn",
        "silva.card.07.first_qualifier",
        "silva.card.07.second_draw3",
        "silva.elimination.reveal_discard",
    ),
    "masu": (
        "silva.card.06.nullify",
        "silva.card.06.summon",
        "silva.card.06.first_none",
        "silva.elimination.reveal_discard",
    ),
    "regeneration": ("silva.turn.regen_use", "silva.card.10.regenerates"),
    "fresh": ("silva.R34",),
    "result": (
        "silva.end.any_condition",
        "silva.end.last.winner",
        "silva.end.all.tie",
        "silva.end.deck.highest",
        "silva.end.deck.tie",
        "silva.card.00.beats_8",
    ),
}
"""The clauses that answer for each part of a position: the first says when it changes at all, the others are of the
events that change it. For who asks which rule a table breaks that tells the right events."""
