title = No protective tree is cut off
caption = Placed on top of the lower card, the new one would have a river to the lake itself, but the card above would lose its own. That is not allowed.
