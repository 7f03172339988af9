title = Showdown: a tie
caption = B and C both reveal Spirit (8). By default the tie is theirs alone, and A, with a lower level, loses.
