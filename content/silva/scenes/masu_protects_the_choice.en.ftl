title = Masu against the choice alone
caption = With this switch the second copy of Boy (1) makes B draw and reveal. Only then does B use the Masu: the drawn card is returned, the deck is shuffled, and everyone has seen B’s hand.
