title = The last one must take
caption = A token draft cut short to 2 sword tokens. A and B pass; C is the last player who has not passed, so C must take the rest.
step-3 = All sword tokens have to be taken, and only C is left.
step-5 = Still 1 sword token in the center.
