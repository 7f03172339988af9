"""Changing one entry of a tuple: positions are made of tuples, and each move changes one or two of them."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The tuple with one entry changed (a list between is twice as fast as slices)."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)
