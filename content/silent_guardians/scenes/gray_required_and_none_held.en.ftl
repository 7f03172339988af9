title = Gray required, none held
caption = 2 of the 3 cards are gray. A holds a sword token of each of the 4 other colors, but no gray sword token: no other color can stand for gray.
