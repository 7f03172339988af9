"""The six switches of Silent Guardians: decisions where the rulebook is silent or contradicts itself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from silva_kit.switches import Switches

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "setup_gray_must_be_removed": ("no", "yes"),
    "visibility": ("all_but_holder", "sorter_only"),
    "draft_last_active_must_take": ("yes", "no"),
    "draft_blind": ("no", "yes"),
    "transfer_rescue": ("yes", "no"),
    "transfer_max_tokens": ("1", "any"),
}
"""Each switch with its values; the first one is the default (R1, R3, R4, R5, R13, R14)."""
PROFILES: Final[dict[str, dict[str, str]]] = {"default": {}, "literal_en": {}}


@dataclass(frozen=True, slots=True)
class Rulings(Switches):
    """One value for each switch. Raises KitError for a value that the switch does not have."""

    SWITCHES: ClassVar = SWITCHES
    PROFILES: ClassVar = PROFILES

    setup_gray_must_be_removed: str = "no"
    visibility: str = "all_but_holder"
    draft_last_active_must_take: str = "yes"
    draft_blind: str = "no"
    transfer_rescue: str = "yes"
    transfer_max_tokens: str = "1"


DEFAULT: Final = Rulings()
