title = The Growth phase ends
caption = Each player has taken 4 turns. Now all players play a Kodama card, beginning with the first player.
step-3 = No Branch card is placed in the Kodama phase.
step-4 = That Kodama card is not in A’s hand.
