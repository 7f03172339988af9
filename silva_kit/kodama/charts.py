"""The charts of Kodama, as the notebooks import them: the points of a game, and what placements are worth."""

from silva_kit.kodama.points_chart import points_by_source, points_chart, points_in_words
from silva_kit.kodama.worth_chart import worth_chart, worth_in_words

__all__ = ["points_by_source", "points_chart", "points_in_words", "worth_chart", "worth_in_words"]
