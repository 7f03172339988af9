"""The charts of Living Forest Duel, as the notebooks import them; each says in sentences what it shows.

    race_chart(record)                   # how far both seats are to each victory, round by round
    value_chart(position, "A")           # what a token of Summer would count now, element by element
    ends_chart(measured().duels)         # how the games of a study ended
"""  # fmt: skip

from silva_kit.living_forest_duel.ends_chart import ends_chart
from silva_kit.living_forest_duel.race_chart import race_chart
from silva_kit.living_forest_duel.value_chart import value_chart

__all__ = ["ends_chart", "race_chart", "value_chart"]
