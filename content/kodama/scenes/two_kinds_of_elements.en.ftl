title = Two kinds of Elements
caption = 2 points for each card that shows stars and exactly 1 other kind of Element: 2 cards. One card shows 3 kinds, one shows no star, and the Trunk shows a star alone.
