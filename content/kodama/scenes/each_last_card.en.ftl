title = Each last card
caption = 3 cards touch only 1 other card. Each is worth 2 points, whatever it shows.
