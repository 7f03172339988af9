title = A card well placed
caption = Example C of the rulebook. The branch grows out of the bark of 1 card, no Element is covered, and the card lies on the table.
