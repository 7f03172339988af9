title = Forks do not count
caption = The line runs straight down: 6 stars and 3 clouds. The 2 stars on the fork do not count.
