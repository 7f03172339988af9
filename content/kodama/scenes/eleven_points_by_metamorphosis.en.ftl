title = Eleven points by Metamorphosis
caption = Without the Season card this placement scores 5 points, so it is allowed. With it, caterpillars are fireflies, and it scores 11.
