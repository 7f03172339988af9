title = The limit looks at the Season card
caption = The same placement on a table that holds the score with the Season card to 10 points: 11 are too many. On the Trunk the card can be placed.
