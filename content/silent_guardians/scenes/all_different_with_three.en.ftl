title = All different with 3 players
caption = 3 cards of 3 colors count as all different colors, too: A may place any sword token.
