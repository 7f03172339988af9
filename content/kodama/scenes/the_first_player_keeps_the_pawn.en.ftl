title = A tied first player keeps the pawn
caption = The same tie, on a table where a first player among those tied keeps the pawn: A stays the first player.
