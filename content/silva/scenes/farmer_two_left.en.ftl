title = Second Farmer, 2 cards left
caption = A should draw 3 but only 2 are there. A returns 1 of them, so the deck is not empty at the end of the turn and the game goes on.
