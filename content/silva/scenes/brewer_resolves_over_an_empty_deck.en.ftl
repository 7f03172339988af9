title = Brewer resolves with an empty deck
caption = Brewer (5) needs no card from the deck. A loses the duel and is eliminated; B and C go on to the showdown.
