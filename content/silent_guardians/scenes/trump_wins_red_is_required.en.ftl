title = Trump wins, red is required
caption = C’s only trump card beats even red 10. The other 3 cards are red, so C places a red sword token and leads the next trick.
