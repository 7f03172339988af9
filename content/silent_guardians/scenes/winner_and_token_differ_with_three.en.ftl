title = The same with 3 players
caption = Red is led, the other 2 cards are blue. A wins the trick, and the required color is blue.
