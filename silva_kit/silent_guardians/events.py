"""Every event of Silent Guardians: the clause that causes it, the form of its sentence, and its arguments."""

from __future__ import annotations

from typing import Final

from silva_kit.position import EventKind as Kind

REMOVED: Final = Kind("sg.setup.remove", "colors")
DEALT: Final = {3: Kind("sg.setup.deal3", "count"), 4: Kind("sg.setup.deal4", "count")}
PASSED: Final = Kind("sg.setup.pass")
BLIND: Final = Kind("sg.setup.blind")

LEAD: Final = Kind("sg.draft.lead", "seat")
LAYOUT: Final = Kind("sg.draft.layout", "colors")
LAYOUT_UNSEEN: Final = Kind("sg.draft.layout", "count", form="unseen")
TURNED: Final = Kind("sg.R5", "seat", "color")
TAKES: Final = Kind("sg.draft.choose", "seat", "color")
PASSES: Final = Kind("sg.draft.pass_final", "seat")
MUST_TAKE: Final = Kind("sg.R4", "seat")
STUCK: Final = Kind("sg.R4", "count", form="stuck")
DRAFT_OVER: Final = Kind("sg.draft.until_empty")

LEADS: Final = Kind("sg.trick.lead_card", "seat", "card")
FOLLOWS: Final = Kind("sg.trick.follow", "seat", "card")
VOID: Final = Kind("sg.trick.follow", "seat", "card", form="void")
WINS_BY_LEAD: Final = Kind("sg.trick.winner_lead", "seat", "card")
WINS_BY_TRUMP: Final = Kind("sg.trick.winner_trump", "seat", "card")
TAKES_TRICK: Final = Kind("sg.trick.take", "seat")
NEXT_LEAD: Final = Kind("sg.trick.next_lead", "seat")

OWES: Final = Kind("sg.token.most_frequent", "color", "count")
OWES_GRAY: Final = Kind("sg.token.gray_owed", "count")
OWES_EITHER: Final = Kind("sg.combo.2v2", "seat", "colors")
OWES_ANY: Final = Kind("sg.combo.all_different", "seat")
PLACES: Final = Kind("sg.token.place", "seat", "color")
GRAY_STANDS_IN: Final = Kind("sg.token.gray_any", "seat")
CANNOT_YET: Final = Kind("sg.R13", "seat")
CANNOT: Final = Kind("sg.token.fail", "seat")
TRANSFERS: Final = Kind("sg.scn.transfer", "seat", "target", "colors", "count")

LOST: Final = Kind("sg.end.lose", "seat")
WON: Final = Kind("sg.end.win")
