title = Replaced, not both
caption = Caterpillars no longer count as caterpillars: there is one line of fireflies, 3, 1, and 1, for 5 points.
