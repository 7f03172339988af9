title = Nobody is left
caption = The last 2 players hold the same level. Both are eliminated by Brewer (5), and the game is a tie.
