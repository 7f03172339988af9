title = All different, gray among 3 cards
caption = Yellow, gray, blue: the single gray card wins the trick for A, and any sword token is valid.
