title = Eight fire tokens
caption = Summer takes 2 fire tokens at a cost of 2 + 4 and has 8: Summer wins at once, although Winter has 7.
