title = A Trunk is no last card
caption = The Trunk touches only 1 card, too. But a last card is the last card of a branch: only the 2 stars at the top count.
