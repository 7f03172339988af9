"""Every event of Living Forest Duel: the clause that causes it, the form of its sentence, and its arguments. Everything
lies open, so no event has a secret."""

from __future__ import annotations

from typing import Final

from silva_kit.position import EventKind as Kind

PLAYERS: Final = Kind("lfd.meta.players")
LINE_UP: Final = Kind("lfd.act.muster_choice", "cards", form="setup")
FIRST: Final = Kind("lfd.turn.first", "seat", "round")

TURN: Final = Kind("lfd.turn.alternate", "seat")
ALONE: Final = Kind("lfd.R13", "seat")
LOST_TURN: Final = Kind("lfd.R15", "seat")
BOTH_STUCK: Final = Kind("lfd.R15", form="both")

REVEALS: Final = Kind("lfd.turn.opt_reveal", "seat")
RESHUFFLE: Final = Kind("lfd.turn.reshuffle", "count")
NEUTRAL: Final = Kind("lfd.reveal.neutral", "seat", "card")
OWN: Final = Kind("lfd.reveal.own", "seat", "card")
OPPONENT: Final = Kind("lfd.reveal.opp", "seat", "card", "other")
BY_ONIBI_CARD: Final = Kind("lfd.onibi_card", "seat", "card", "other")
VARAN: Final = Kind("lfd.onibi_card.varan", "seat", "card", "other")
SENT_BACK: Final = Kind("lfd.sanki.varan", "seat", "card")
KEPT: Final = Kind("lfd.sanki.once", "seat", form="kept")
HERD: Final = Kind("lfd.solitary.herd", "seat", "count")
THREE: Final = Kind("lfd.solitary.three", "seat", "count")
THREE_NONE: Final = Kind("lfd.solitary.three", "seat", "count", form="none")
FOUR: Final = Kind("lfd.solitary.four", "seat", "count")
FOUR_NONE: Final = Kind("lfd.solitary.four", "seat", "count", form="none")
AT_ONCE: Final = Kind("lfd.sanki.token", "seat")

TOKEN: Final = Kind("lfd.token.place", "seat", "element", "number")
COUNT: Final = Kind("lfd.token.count", "seat", "element", "count")
RESTART: Final = Kind("lfd.token.restart", "seat", "element", "count", "number")
OWN_AREA: Final = Kind("lfd.R7", "seat", "element", "count")
VALUE: Final = Kind("lfd.card.values", "seat", "action", "value")
NOTHING: Final = Kind("lfd.R38", "seat")
EXTRA: Final = Kind("lfd.R36", "seat", "action", "value")

RECRUIT: Final = Kind("lfd.act.muster", "seat", "cards", "cost")
REFILL: Final = Kind("lfd.act.muster_refill", "seat", "card")
GAPS: Final = Kind("lfd.R17", "seat", "count")
EXTINGUISH: Final = Kind("lfd.act.fire", "seat", "count", "cost", "total")
PLANT: Final = Kind("lfd.act.tree_buy", "seat", "tree_card", "cost")
COVER: Final = Kind("lfd.act.tree_cover", "seat", "tree_card", "other_tree")
STEPS: Final = Kind("lfd.act.onibi", "seat", "count")
CROSS_NONE: Final = Kind("lfd.act.onibi_cross_none", "seat", "other")
CROSS_MINE: Final = Kind("lfd.act.onibi_cross_mine", "seat")
CROSS_OPPONENT: Final = Kind("lfd.act.onibi_cross_opp", "seat", "other")
BONUS: Final = {
    clause: {form: Kind(clause, "seat", form=form) for form in ("sanki", "extra", "none")}
    for clause in ("lfd.act.tree_bonus", "lfd.act.onibi_bonus")
}
"""Clause -> what it gives: a Sanki card, an extra action, or nothing because no Sanki card is left."""

MUSTER_WIN: Final = Kind("lfd.act.muster_win", "seat")
FIRE_WIN: Final = Kind("lfd.act.fire_win", "seat", "count")
TREE_WIN: Final = Kind("lfd.act.tree_win", "seat")
ONIBI_WIN: Final = Kind("lfd.win.onibi", "seat")

ROUND_ENDS: Final = Kind("lfd.end.when", "round")
FIRE_VALUE: Final = Kind("lfd.end.fire_value", "count", "number")
WATER: Final = Kind("lfd.end.water", "seat", "count")
VARANS: Final = Kind("lfd.end.varan", "seat", "count")
SAFE: Final = Kind("lfd.end.varan", "seat", form="safe")
FEW_VARANS: Final = Kind("lfd.R30", "seat", "count")
SPREAD: Final = Kind("lfd.end.spread", "count")
NO_SPREAD: Final = Kind("lfd.end.spread", form="none")
CLEAR: Final = Kind("lfd.end.clear")
AGAIN: Final = Kind("lfd.end.repeat", "round")
