title = The last player left keeps their hand to themselves
caption = Brewer (5) takes B out and A wins. Only an eliminated hand is revealed: C, who did not see the duel, never learns A’s card.
