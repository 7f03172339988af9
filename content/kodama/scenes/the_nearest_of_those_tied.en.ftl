title = The nearest of those tied
caption = A and B are tied for the lowest score with 16 points. C passes the First Player pawn to the left: D comes first, then A, who is nearer than B.
