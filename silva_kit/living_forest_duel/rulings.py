"""The seven switches of Living Forest Duel: decisions where the rulebook is silent or can be read in two ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from silva_kit.switches import Switches

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "token_gap": ("same_element", "any_element"),
    "value_own_area": ("yes", "no"),
    "herd_shared": ("no", "yes"),
    "turn_tokenless_reveals": ("no", "yes"),
    "tree_start_counts": ("yes", "no"),
    "onibi_cross_cost": ("one", "zero"),
    "end_per_token": ("no", "yes"),
}
"""Each switch with its values; the first one is the default (R5, R7, R9, R13, R20, R23, R27)."""
PROFILES: Final[dict[str, dict[str, str]]] = {
    "default": {},
    "literal_ja": {"token_gap": "any_element", "tree_start_counts": "no"},
}


@dataclass(frozen=True, slots=True)
class Rulings(Switches):
    """One value for each switch. Raises KitError for a value that the switch does not have."""

    SWITCHES: ClassVar = SWITCHES
    PROFILES: ClassVar = PROFILES

    token_gap: str = "same_element"
    value_own_area: str = "yes"
    herd_shared: str = "no"
    turn_tokenless_reveals: str = "no"
    tree_start_counts: str = "yes"
    onibi_cross_cost: str = "one"
    end_per_token: str = "no"


DEFAULT: Final = Rulings()
