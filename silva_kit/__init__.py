"""silva-kit: the rules, the rulebook, the glossary and the translation checks, in pure Python."""

from silva_kit.dealer import Dealer
from silva_kit.position import OPEN, PUBLIC, IllegalMove, KitError, Refusal, Seat
from silva_kit.record import Record

__version__ = "0.1.0"
__all__ = ["OPEN", "PUBLIC", "Dealer", "IllegalMove", "KitError", "Record", "Refusal", "Seat"]
