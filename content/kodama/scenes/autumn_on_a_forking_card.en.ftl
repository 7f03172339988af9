title = Autumn: on a forking card
caption = The card below shows flowers, but others grow from it already, so it is no last card. There is nothing extra.
