title = A reveal without a token
caption = Read the other way, a player with no action token left may still reveal cards, or pass.
