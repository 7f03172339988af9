title = One turn after another
caption = A is the first player and grows a tree, then B. After each turn the Display is refilled. Only A’s turn moves the Season marker.
step-1 = B has to wait for A.
step-2 = Branch card 9 is not in the Display.
step-3 = Kodama cards are played after the Growth phase.
