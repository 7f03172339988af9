"""The five switches of Kodama: decisions where the rulebook is silent or contradicts itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from silva_kit.switches import Switches

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "score_lone_counts": ("no", "yes"),
    "max10_base_without_season": ("yes", "no"),
    "geom_edge_contact_touches": ("yes", "no"),
    "within2_include_trunk": ("yes", "no"),
    "first_fp_in_tie": ("passes", "keeps"),
}
"""Each switch with its values; the first one is the default (R1, R6, R8, R12, R14)."""
PROFILES: Final[dict[str, dict[str, str]]] = {"default": {}, "literal_en": {}}


@dataclass(frozen=True, slots=True)
class Rulings(Switches):
    """One value for each switch. Raises KitError for a value that the switch does not have."""

    SWITCHES: ClassVar = SWITCHES
    PROFILES: ClassVar = PROFILES

    score_lone_counts: str = "no"
    max10_base_without_season: str = "yes"
    geom_edge_contact_touches: str = "yes"
    within2_include_trunk: str = "yes"
    first_fp_in_tie: str = "passes"


DEFAULT: Final = Rulings()
