title = Down to the Trunk
caption = 1 star on the placed card, 2 and 2 below it, and the star of the Trunk: 6 points.
