title = A pair of gray cards
caption = 2 gray cards, 1 red, 1 blue: gray is the most frequent color, so C must place a gray sword token.
