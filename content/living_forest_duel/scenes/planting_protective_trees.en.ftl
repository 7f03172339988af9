title = Planting protective trees
caption = Each card must have a river to the lake, and each tree pile gives at most 1 card in an action. Summer plants 2 and leaves it at that.
