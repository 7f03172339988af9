title = Gray for any color
caption = Yellow is required. B holds a yellow and a gray sword token and may place either; gray stands for yellow.
