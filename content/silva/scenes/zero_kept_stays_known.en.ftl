title = Trainee against Kukunochi
caption = A correctly guesses Kukunochi (10) with Trainee (2). B is not eliminated but regenerates, so the game of 2 goes on; Young Kukunochi (0) stays known as long as B keeps it.
step-1 = B discards the whole hand and takes Young Kukunochi.
step-3 = B plays the card just drawn; everyone still knows what B holds.
