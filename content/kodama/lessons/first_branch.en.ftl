title = Your first branch
grow = The Trunk card with the star is your tree so far. 4 Branch cards lie in the Display. The end of a branch must lie on bark, and no Element can be covered.
grow-goal = Place any of them.
grow-done = Your tree grows. The card scores for the Elements that it shares with the card below; more about that soon.
grow-hint = Choose a card, then one of the places that the table offers, or drag it there.
