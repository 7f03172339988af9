title = Same level: both are eliminated
caption = A and B show each other Warrior (4). By default both are eliminated, although C and D are still there, and the game goes on with C.
