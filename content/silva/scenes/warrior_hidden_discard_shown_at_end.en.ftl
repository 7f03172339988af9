title = Face-down discards are shown at the end
caption = The deck is empty and the turn ends: the hands and the card that lay face down in B’s discard pile are shown.
