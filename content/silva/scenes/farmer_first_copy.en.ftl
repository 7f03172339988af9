title = The first Farmer
caption = On the next turn A draws 2 cards instead of 1, keeps 1 of them, and returns the other. B, to the right, shuffles the deck; then A plays as usual.
step-7 = The card held before is not among the drawn ones.
step-8 = A must first choose which card to keep.
step-9 = The returned Spirit (8) is somewhere in the deck; nobody knows where.
step-11 = It can be drawn again at once.
