title = The most points win
caption = The third Kodama phase ends the game. B has 60 points and wins over A with 57. The pawn stays, and the Kodama card left in each hand is worth nothing.
