title = Take a sword token or pass
caption = In turn each player takes 1 sword token from the center or passes. Passing is final. When all are taken, the starting lead player leads the first trick.
step-1 = There is no green sword token in the center.
step-2 = It is A’s turn to choose.
step-6 = B has passed and takes no more.
step-8 = No card is played before the token draft is over.
step-9 = B was the starting lead player and leads, although C took the last sword token.
