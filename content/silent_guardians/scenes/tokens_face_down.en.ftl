title = Sword tokens face down
caption = With this switch the sword tokens lie face down in the center. Everyone knows how many there are, but no color until one is turned over.
step-1 = There are only 3 red sword tokens, so 4 cannot be laid out.
step-3 = B must turn over a sword token before taking it or passing.
step-5 = B has turned over gray; the other 8 stay face down.
