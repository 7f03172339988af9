title = Whoever picked the card knows it
caption = The turn player looks at both cards and picks one, which goes face down. Its owner and the turn player know it; for everybody else it stays face down.
