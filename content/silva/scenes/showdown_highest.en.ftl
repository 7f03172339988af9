title = Showdown: the highest level wins
caption = A’s turn ends with an empty deck. All players who are left reveal their hands; B’s Spirit (8) is the highest, and after the end nobody moves any more.
