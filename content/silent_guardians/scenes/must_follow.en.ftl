title = Must-follow
caption = B leads red. In turn, to the left, whoever holds red must play a red card; they choose which one.
step-1 = B is the lead player, so B plays first.
step-3 = C holds red, so blue is not allowed.
step-4 = C has fewer than 8 red cards: there is none at that place.
step-5 = D has to wait for C.
