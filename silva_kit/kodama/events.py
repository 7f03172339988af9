"""Every event of Kodama: the clause that causes it, the form of its sentence, and its arguments."""

from __future__ import annotations

from typing import Final

from silva_kit.position import EventKind as Kind

TRACK: Final = Kind("ko.setup.track")
TRUNK: Final = Kind("ko.setup.trunk", "seat", "element")
PLAYER_MARKER: Final = Kind("ko.setup.marker", "seat", "element")
DEALT: Final = Kind("ko.setup.kodama", "seat", secret=("kodama_cards",))
SEASON_CARDS: Final = Kind("ko.setup.season")
DECK: Final = Kind("ko.setup.deck", "count")
DISPLAY: Final = Kind("ko.setup.display", "cards")
FIRST: Final = Kind("ko.setup.first", "seat")

SEASON: Final = Kind("ko.flow.seasons", "season")
REVEAL: Final = Kind("ko.season.reveal", "season_card")
DISCARD: Final = Kind("ko.season.discard", "season_card")

TURN: Final = Kind("ko.turn.order", "seat")
LAID: Final = Kind("ko.turn.1.choose", "seat", "card")
COUNTED: Final = Kind("ko.card.season", "seat", "element", "other_element", form="counted")
RUNS: Final = Kind("ko.score.extent", "seat", "element", "points")
RUNS_TO_TRUNK: Final = Kind("ko.score.extent", "seat", "element", "points", form="trunk")
BREAKS: Final = Kind("ko.score.break", "seat", "element")
LONE: Final = Kind("ko.R1", "seat", "element", "points")
FORKS: Final = Kind("ko.score.no_fork", "seat", "element", "count")
SCORES: Final = Kind("ko.score.rule", "seat", "points")
EXTRA: Final = Kind("ko.card.season", "seat", "season_card", "points")
REFILL: Final = Kind("ko.turn.3.refill", "card")
MARKER: Final = Kind("ko.turn.3.marker", "seat", "space")
PASSES: Final = Kind("ko.R7", "seat")

KODAMA: Final = Kind("ko.kodama.play", "seat", "kodama_card", "points")
PAWN: Final = Kind("ko.first.pass", "seat", "other", "points")
PAWN_STAYS: Final = Kind("ko.first.pass", "seat", form="kept")
PAWN_BY_TIE: Final = Kind("ko.first.tie", "seat", "other")
PAWN_STAYS_BY_TIE: Final = Kind("ko.R14", "seat")

ENDS: Final = Kind("ko.end.when")
WINS: Final = Kind("ko.end.win", "seat", "points")
SHARED: Final = Kind("ko.end.win", "seats", "points", form="shared")
