title = The pawn goes to the lowest score
caption = A has 15 points, B 22, and C 14. After the Kodama phase A passes the First Player pawn to C, who has the lowest score.
