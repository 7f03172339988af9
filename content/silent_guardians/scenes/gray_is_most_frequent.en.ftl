title = Gray is the most frequent color
caption = 3 of the 4 cards are gray. Only a gray sword token is valid; C’s red one is not.
