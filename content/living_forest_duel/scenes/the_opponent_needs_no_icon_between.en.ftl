title = The opponent needs no icon between
caption = An icon must lie between 2 tokens of the same player only. Winter may place a token for sun right away and counts 2.
