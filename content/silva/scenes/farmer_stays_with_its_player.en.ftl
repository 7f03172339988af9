title = Farmer belongs to the player
caption = B has played Farmer (7). When A exchanges hands with Spirit (8), the 2 draws stay with B.
