title = Sword Girl defeats Kukunochi
caption = A finds Kukunochi (10) with Sword Girl (9) and chooses it. There is no regeneration: B is eliminated, and the second card follows into the discard pile.
