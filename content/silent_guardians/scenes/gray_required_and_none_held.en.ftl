title = Gray required, none held
caption = 2 of the 3 cards are gray. A holds all 4 colors, but no gray sword token: no color may stand for gray.
