title = The winner of a duel stays hidden
caption = A and B show each other their hands. B has the lower level and is eliminated; C, D and the spectators see only B’s card.
