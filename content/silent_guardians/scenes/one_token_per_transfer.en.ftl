title = 1 sword token per transfer
caption = It is A’s turn to play, but B may transfer a sword token at any time: one that B holds, to another player.
step-1 = B holds no blue sword token.
step-2 = A transfer goes to another player.
step-3 = A transfer moves only 1 sword token.
