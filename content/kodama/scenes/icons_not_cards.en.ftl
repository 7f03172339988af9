title = Each icon counts
caption = 2 cards, but 3 stars: 3 points. The mushrooms are 1, 2, and the one of the Trunk: 4 points.
