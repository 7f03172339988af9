title = The second Farmer
caption = B has played the first copy of Farmer (7). With the second, A draws 3 cards on the next turn and returns 2 of them. C is out, so B is the nearest player to the right and shuffles.
