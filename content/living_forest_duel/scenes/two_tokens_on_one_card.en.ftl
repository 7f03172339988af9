title = Two tokens on one card
caption = Tokens for different elements may lie on the same card. Winter counts all the water from the left end: 1 + 1 = 2.
