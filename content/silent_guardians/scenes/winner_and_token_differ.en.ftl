title = Red wins, blue is required
caption = A leads red and everyone else is void and plays blue. A wins the trick with the only red card, but 3 of the 4 cards are blue: the required color is blue.
step-5 = A red sword token is not valid, although A won with red.
