title = 2 vs 2: either color
caption = 2 red and 2 blue cards: A, who won with red, may place red or blue, and places blue.
