title = 2 are out, the third wins
caption = A and B eliminate each other in a Brewer (5) duel. C, who did nothing, is the last player and wins at once.
