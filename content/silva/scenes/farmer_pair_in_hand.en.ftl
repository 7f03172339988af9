title = Both Farmers in one hand
caption = The other Farmer (7) is still in A’s hand. Only cards in the discard rows count, so this is the first one: A will draw 2 cards.
