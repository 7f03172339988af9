title = A card with 3 neighbors
caption = Only the first card on the Trunk touches 3 cards: the Trunk below and 2 cards above. That is worth 3 points.
