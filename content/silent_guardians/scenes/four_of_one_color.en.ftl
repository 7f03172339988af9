title = 4 of one color
caption = All 4 players follow with green. The highest card wins the trick, and green is the required color.
