title = 2 vs 2 with gray
caption = 2 red and 2 gray cards. Gray is not the most frequent color, it is only as frequent as red: C may place red, too.
