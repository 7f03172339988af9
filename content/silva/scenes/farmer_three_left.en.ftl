title = First Farmer, 3 cards left
caption = A draws 2 cards, not all 3: the first copy of Farmer (7) never gives more. Kukunochi (10) may go back to the deck when it has just been drawn.
