title = The last card is enough
caption = With 1 card in the deck the effect of Sword Girl (9) activates. After it the deck is empty, and the turn ends with the showdown.
