title = A card on its own
caption = The card touches no card at all, so its branch grows out of no bark either.
