"""Rulings with a switch: named values that a game is played under, the same for every game.

A game's class is a frozen dataclass of strings whose defaults are the recommended game; `SWITCHES` names the values
of each field, `PROFILES` sets of values. A profile sets the switches and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, ClassVar, Self

from silva_kit.position import KitError


class Switches:
    """Base of a game's rulings. Raises KitError for a value that a switch does not have."""

    __slots__ = ()
    SWITCHES: ClassVar[dict[str, tuple[str, ...]]]
    PROFILES: ClassVar[dict[str, dict[str, str]]]

    def __post_init__(self) -> None:
        for name, values in self.SWITCHES.items():
            if getattr(self, name) not in values:
                raise KitError(f"ruling {name}={getattr(self, name)!r}: the values are {', '.join(values)}")

    @classmethod
    def profile(cls, name: str) -> Self:
        """The switches of a profile. Raises KitError."""
        if not isinstance(name, str) or name not in cls.PROFILES:
            raise KitError(f"profile {name!r}: the profiles are {', '.join(cls.PROFILES)}")
        return cls.from_mapping(cls.PROFILES[name])

    @classmethod
    def from_mapping(cls, values: Mapping[str, str]) -> Self:
        """Rulings from switch names and values. Raises KitError for what is no mapping or a name that is no switch."""
        if not isinstance(values, Mapping):
            raise KitError(f"rulings {values!r}: give a mapping of switches to values")
        for name in values:
            if name not in cls.SWITCHES:
                raise KitError(f"ruling {name!r}: the switches are {', '.join(cls.SWITCHES)}")
        return cls(**values)

    def changed(self) -> dict[str, str]:
        """The switches that differ from the default."""
        own: Any = fields(self)  # type: ignore[arg-type]  # every subclass is a dataclass
        return {f.name: getattr(self, f.name) for f in own if f.compare and getattr(self, f.name) != f.default}

    def to_text(self) -> str:
        """`warrior_pick:random,tie_scope:all_remaining`; "" for the default."""
        return ",".join(f"{name}:{value}" for name, value in self.changed().items())

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read `switch:value,…` or the name of a profile. Raises KitError."""
        if not isinstance(text, str):
            raise KitError(f"rulings {text!r}: give a text, as in {next(iter(cls.SWITCHES))}:VALUE, or a profile")
        if text in cls.PROFILES:
            return cls.profile(text)
        found: dict[str, str] = {}
        for part in text.split(",") if text else ():
            name, _, value = part.partition(":")
            if name in found:
                raise KitError(f"ruling {name!r} stands twice")
            found[name] = value
        return cls.from_mapping(found)
