title = An eliminated player is skipped
caption = B is eliminated: A cannot target B, and the next turn goes to C. B’s discard pile stays on the table.
