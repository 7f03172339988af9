title = A sword token for each trick
caption = A wins a green trick. Before anyone plays on, A must place a sword token that is valid and that A holds.
step-1 = Nothing has been won yet.
step-6 = First the trick needs its sword token.
step-7 = The trick winner places it, nobody else.
step-8 = A gray sword token would be valid, but A holds none.
step-9 = A holds red, but red is not valid here.
