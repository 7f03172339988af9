title = The rulebook’s example
caption = A is Rangea, B is Lycoris, C is Dinox, D is Alfred. The rulebook only says who plays low and who plays high; the numbers are ours.
step-1 = Rangea leads red, so red is the lead color.
step-2 = Lycoris follows with a card from the low end of red, in order not to win the trick.
step-3 = Dinox holds a red sword token and follows with a card from the high end.
step-4 = Alfred is void in red and gets rid of a high yellow card. Dinox wins the trick with the highest red card.
step-5 = 3 of the 4 cards are red, so red is required. Dinox places a red sword token and is the next lead player.
