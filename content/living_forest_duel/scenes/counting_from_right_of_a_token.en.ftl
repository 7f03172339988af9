title = Counting from right of a token
caption = Summer’s action token has used up the sun of the first 2 cards. Winter’s token goes on the fourth card and counts only what lies to the right of Summer’s: 2.
