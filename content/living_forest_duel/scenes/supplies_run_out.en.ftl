title = Supplies run out
caption = 3 Fire Varan cards of each season are due. For Summer none is left, for Winter only 2. No fire token is left either, so the fire does not spread.
