title = Farmer counted for each player
caption = With this switch B’s Farmer (7) does not matter: A’s own first copy gives 2 cards.
