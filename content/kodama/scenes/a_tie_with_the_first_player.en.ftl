title = A tie with the first player
caption = A and B have 14 points each, C has 15. Nobody sits to the left of themselves, so A passes the First Player pawn to B.
