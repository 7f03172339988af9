title = High indicator cards
caption = 3 players use 3 of the 4 high indicator cards; the other one stays in the box. In every hand the card marks the end where the numbers are high, and it goes to the left with the hand.
