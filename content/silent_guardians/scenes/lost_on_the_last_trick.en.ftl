title = Lost on the last trick
caption = 11 tricks have their sword tokens. The last one goes to C, who has none left, while A still holds one: the game is lost.
