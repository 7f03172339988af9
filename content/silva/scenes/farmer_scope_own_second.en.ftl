title = Both Farmers by 1 player
caption = Counted for each player, the second copy of Farmer (7) still gives 3 cards, if the same player has played both.
