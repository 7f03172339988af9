title = Summer follows Spring
caption = The Summer card is revealed, the Spring card is discarded. B holds the First Player pawn and takes the first turn.
step-1 = First the Season card is revealed.
