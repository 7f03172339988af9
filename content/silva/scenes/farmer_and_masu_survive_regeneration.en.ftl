title = Regeneration keeps Masu and Farmer
caption = The FOMUS Masu does not help against Warrior (4), but B regenerates and was never eliminated: B still owns it and still draws 2 cards for Farmer (7).
