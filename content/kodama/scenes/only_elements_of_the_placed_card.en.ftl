title = Only what the placed card shows
caption = The flower and the firefly on the cards below score nothing, for the placed card shows none. Its mushroom counts all the way down: 6 points.
