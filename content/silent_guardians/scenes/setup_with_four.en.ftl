title = Setup for 4 players
caption = 9 cards each, 8 removed, 9 of the 14 sword tokens in the center. None of the removed cards is gray, and none need be: only the 4 other colors must be among them.
