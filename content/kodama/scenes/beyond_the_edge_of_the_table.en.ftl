title = Beyond the edge of the table
caption = The printed example A. The branch grows out of the bark and touches 1 card, but the card extends beyond the edge of the table.
