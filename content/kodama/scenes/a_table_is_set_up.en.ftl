title = A table is set up
caption = Each player gets a Trunk card and 4 secret Kodama cards. 4 Branch cards form the Display. B gets the First Player pawn, and the Spring card is revealed.
step-5 = Nobody can move before the setup is finished.
