title = The Masu is declined at the same level
caption = B does not use the FOMUS Masu, so both are eliminated and C wins.
