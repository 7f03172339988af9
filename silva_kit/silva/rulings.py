"""The seventeen switches of SILVA: decisions where the two rulebooks are silent, unclear or differ.

`Rulings()` is the recommended game; `Rulings.profile("literal_zh")` plays what the Chinese text says. A profile sets
the switches and nothing else. Questions, evidence and reasons stand in `content/silva/rulings.toml`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from silva_kit.switches import Switches

SWITCHES: Final[dict[str, tuple[str, ...]]] = {
    "warrior_pick": ("actor_blind", "target_chooses", "actor_sees", "random"),
    "warrior_discard_visible": ("public", "hidden"),
    "sword_girl_auto_kill": ("chosen", "found"),
    "masu_scope": ("per_game", "per_player"),
    "farmer_scope": ("per_game", "per_player", "always_2"),
    "first_copy_counts": ("any_discard", "played_only"),
    "masu_use": ("optional", "automatic"),
    "masu_covers": ("listed", "listed_plus_sword_girl", "listed_plus_warrior", "all"),
    "masu_vs_boy": ("cancel_on_target", "protect_choice", "only_if_eliminated"),
    "masu_in_brewer_tie": ("yes", "no"),
    "brewer_tie": ("both_eliminated", "none", "both_only_if_last"),
    "trainee_domain": ("all_11", "no_trainee"),
    "trainee_may_name_0": ("allowed", "forbidden", "after_own_turn"),
    "farmer_choice": ("drawn_only", "all"),
    "zero_beats_spirit": ("only_two", "beats_top_8", "pairwise", "never"),
    "tie_scope": ("tied_only", "all_remaining"),
    "first_player": ("random", "agreed"),
}
"""Each switch with its values; the first one is the default."""

PROFILES: Final[dict[str, dict[str, str]]] = {
    "default": {},
    "literal_en": {
        "warrior_pick": "target_chooses",
        "sword_girl_auto_kill": "found",
        "masu_vs_boy": "only_if_eliminated",
        "masu_in_brewer_tie": "no",
        "tie_scope": "all_remaining",
    },
    "literal_zh": {
        "warrior_pick": "target_chooses",
        "masu_in_brewer_tie": "no",
        "zero_beats_spirit": "pairwise",
        "tie_scope": "all_remaining",
    },
}


@dataclass(frozen=True, slots=True)
class Rulings(Switches):
    """One value for each switch. Raises KitError for a value that the switch does not have."""

    SWITCHES: ClassVar = SWITCHES
    PROFILES: ClassVar = PROFILES

    warrior_pick: str = "actor_blind"
    warrior_discard_visible: str = "public"
    sword_girl_auto_kill: str = "chosen"
    masu_scope: str = "per_game"
    farmer_scope: str = "per_game"
    first_copy_counts: str = "any_discard"
    masu_use: str = "optional"
    masu_covers: str = "listed"
    masu_vs_boy: str = "cancel_on_target"
    masu_in_brewer_tie: str = "yes"
    brewer_tie: str = "both_eliminated"
    trainee_domain: str = "all_11"
    trainee_may_name_0: str = "allowed"
    farmer_choice: str = "drawn_only"
    zero_beats_spirit: str = "only_two"
    tie_scope: str = "tied_only"
    first_player: str = "random"
    covered: frozenset[int] = field(default=frozenset(), compare=False, repr=False, init=False)
    """Levels of the cards whose attack the Masu may nullify (`silva.card.06.causes`, R17, R18, R78)."""

    def __post_init__(self) -> None:
        super(Rulings, self).__post_init__()
        extra = {"listed": (), "listed_plus_sword_girl": (9,), "listed_plus_warrior": (4,), "all": (9, 4)}
        boy = () if self.masu_vs_boy == "only_if_eliminated" else (1,)
        object.__setattr__(self, "covered", frozenset((2, 5, *boy, *extra[self.masu_covers])))


DEFAULT: Final = Rulings()
