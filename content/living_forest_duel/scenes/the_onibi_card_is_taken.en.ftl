title = The Onibi card is taken
caption = Nobody has the Onibi card. Summer’s first step takes the Onibi over Winter’s edge: Winter takes the card, and the pawn comes back in at Summer’s end. 2 more steps follow.
