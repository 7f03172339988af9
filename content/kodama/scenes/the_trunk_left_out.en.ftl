title = The Trunk left out
caption = On this table the Trunk itself is not within 2 cards of the Trunk. Its star does not count: 5 points.
