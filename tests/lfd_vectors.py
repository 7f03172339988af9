"""Tables of Living Forest Duel as the kernel sends them, for the tests of the screen.

    python tests/lfd_vectors.py        writes widgets/test/duel_vectors.json, which vitest reads

A test says when what it holds is no longer so.
"""  # fmt: skip

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from silva_kit.living_forest_duel import default_box
from silva_kit.messages import named
from silva_kit.places import LANGUAGES
from silva_widgets.duel import DuelTable
from silva_widgets.duel_box import box_json

FILE: Final = Path(__file__).resolve().parents[1] / "widgets" / "test" / "duel_vectors.json"
LINE: Final = (
    "line=n7.n2.n13.n5.n11.n17 own=A:s6.s9,B:w3 muster=s1.s2.stag.w1.w5 "
    "forests=A:water2@0,1/tree2@1,1/sun2@1,0/sun3@2,0,B:move2@1,0 fires=0.1.2.0.1.0.0 onibi=4 card=B taken=A:3,B:1 "
    "sanki=A:1,B:0"
)
"""Summer's token for sun stands on card 3, Winter's for tree on card 4."""
TURN: Final = f"lfd 2p do=turn:A round=3 turns=9 left=A:1,B:1 tokens=A:sun3,B:tree4 {LINE}"


def acting(token: str, acts: str, do: str = "act") -> str:
    """Summer has placed the second token and carries out its action."""
    tokens = f"tokens=A:sun3.{token},B:tree4"
    return f"lfd 2p do={do}:A round=3 turns=9 left=A:0,B:1 {tokens} {LINE} acts={acts}"


SUN, WATER, TREE, MOVE, EXTRA = (
    acting("sun6", "sun:7"),
    acting("water4", "water:5"),
    acting("tree6", "tree:6"),
    acting("move1", "move:5"),
    acting("move1", "extra:2", "extra"),
)
SANKI: Final = (
    "lfd 2p do=sanki:A turn=B round=2 turns=5 left=A:2,B:1 line=n7.n2 tokens=A:-,B:sun1 own=A:sv,B:w3 "
    "muster=s1.s2.stag.w1.w5 sanki=A:1,B:0"
)
USED: Final = TURN.replace("tokens=A:sun3,B:tree4", "tokens=A:sun6,B:tree6")
"""Nothing new is to be counted for sun and tree (R4)."""
TABLES: Final = {
    "start": {},
    "turn": {"position": TURN},
    "used": {"position": USED},
    "sun": {"position": SUN},
    "water": {"position": WATER},
    "tree": {"position": TREE},
    "move": {"position": MOVE},
    "extra": {"position": EXTRA},
    "sanki": {"position": SANKI},
    "winter": {"position": TURN, "viewer": "B"},
    "open": {"position": TURN, "viewer": "OPEN"},
}


def made() -> dict[str, Any]:
    """New vectors: the box, words for things, and a table of each sort; two of them after a move."""
    states = {name: DuelTable(seed=1, bots={}, **given)._state for name, given in TABLES.items()}
    for name, position, move in (("placed", TURN, "A token tree"), ("won", MOVE, "A steps 4")):
        table = DuelTable(position=position, seed=1, bots={})
        table.move(move)
        states[name] = table._state
    words = {language: named("living_forest_duel", language) for language in LANGUAGES}
    return {"box": box_json(default_box()), "named": words, "states": states}


def text() -> str:
    """The file as it should be: one line for each state."""
    new = made()
    rows = ",\n".join(f'"{name}":{_json(state)}' for name, state in new["states"].items())
    return f'{{"box":{_json(new["box"])},\n"named":{_json(new["named"])},\n"states":{{\n{rows}\n}}}}\n'


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    print(f"{FILE.name}: {FILE.stat().st_size / 1000:.0f} kB")
