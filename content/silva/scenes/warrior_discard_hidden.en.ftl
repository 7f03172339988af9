title = A discard face down
caption = With this switch the card taken with Warrior (4) lies face down; only B knows it. It does not count as a first copy, so C’s Masu Craftsman (6) has no effect.
step-4 = The others see a card back.
step-8 = Face up, B’s card would have made this the second copy.
