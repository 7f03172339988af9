title = Autumn: look at the card below
caption = The placed card shows no flower, but the last card below it does. The clouds give 5 points, the Season card 1 more.
