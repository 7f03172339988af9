title = The marker follows the pawn
caption = B is the first player of this Summer. The Season marker moves in B’s turn, at the start of each round, and stays in A’s.
