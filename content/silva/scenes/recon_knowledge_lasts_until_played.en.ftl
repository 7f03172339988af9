title = What has been seen is known until it is played
caption = A looks at B’s hand. B plays the card just drawn, so A still knows what B holds. Only when B plays the known card is B’s hand hidden from A again.
step-3 = B plays Boy (1), which B has just drawn.
step-5 = After the exchange each knows the other’s card.
step-7 = B plays the card that A knew.
