title = A Brewer duel for 2
caption = A plays Brewer (5) and shows Spirit (8); B shows Recon Team (3). B has the lower level and is eliminated, so A is the last player and wins.
step-1 = Without a target, Brewer cannot be played.
step-2 = A and B show each other their hands.
