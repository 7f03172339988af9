title = The pawn is kept
caption = B is the first player and has the lowest score, so B keeps the First Player pawn.
