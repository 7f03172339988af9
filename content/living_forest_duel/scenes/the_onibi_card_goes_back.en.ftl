title = The Onibi card goes back
caption = Summer has the Onibi card and moves the Onibi over Winter’s edge: the card goes back to the supply. The step is used up, and the pawn stops at Summer’s end.
