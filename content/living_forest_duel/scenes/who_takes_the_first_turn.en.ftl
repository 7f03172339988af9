title = Who takes the first turn
caption = Winter took the last turn of the round, so Summer takes the first one of the next, although Summer also began this round.
