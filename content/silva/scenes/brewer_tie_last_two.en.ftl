title = Same level between the last 2
caption = The same switch after C has been eliminated: now A and B are the last 2, both are eliminated, and they share the tie.
