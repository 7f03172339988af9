title = Clockwise around 4 seats
caption = After D comes A, then B: the turn always goes to the player to the left.
step-1 = With 4 players, 13 cards were in the deck after the deal; D has drawn 1 of them.
