"""How sure a counted share is."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist


def wilson(hits: int, of: int, confidence: float = 0.95) -> tuple[float, float]:
    """The score interval of Wilson (1927) for a share; it stays inside 0 and 1 and is (0, 1) where nothing is known."""
    if not of:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    share, spread = hits / of, z * z / of
    middle = (share + spread / 2) / (1 + spread)
    half = sqrt(share * (1 - share) * spread + spread * spread / 4) / (1 + spread)
    # At the ends the exact values are 0 and 1, which floating point misses by a hair.
    return (max(0.0, middle - half) if hits else 0.0), (min(1.0, middle + half) if hits < of else 1.0)
