title = Each Element has its own line
caption = The line for the caterpillars ends after 2 cards, the line for the fireflies runs down to the Trunk: 2 points and 7 points.
