title = Touching a neighbor’s tree
caption = The card grows out of A’s tree, but it touches a card of B’s tree as well. That is a second card.
