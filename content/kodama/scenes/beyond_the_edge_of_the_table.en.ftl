title = Beyond the edge of the table
caption = Example A of the rulebook. The branch grows out of the bark and touches 1 card, but the card extends beyond the edge of the table.
