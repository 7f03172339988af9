title = 2, 1 and 1: no choice
caption = 2 of the 4 cards are red. That is not more than half, but red is the most frequent color, so it is required; the single colors cannot be chosen.
