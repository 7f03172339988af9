title = The last player left keeps their hand to themselves
caption = B is eliminated by Brewer (5), and A wins. Only the eliminated player’s hand is revealed: C, who did not see the duel, never learns A’s card.
