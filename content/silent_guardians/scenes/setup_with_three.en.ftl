title = Setup for 3 players
caption = 12 cards each, 8 removed; every hand is sorted and given to the left, and its new holder does not look at the numbers. 12 of the 14 sword tokens lie in the center: as many as there are tricks, none to spare.
step-1 = Nobody can do anything before the cards are dealt.
step-2 = The hands are shown as they are held after they went to the left.
step-4 = The starting lead player is B.
step-5 = 2 sword tokens stay in the box.
