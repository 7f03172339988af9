title = An empty tree pile
caption = All 6 cards of the tree pile of sun are planted. The other piles still have cards.
