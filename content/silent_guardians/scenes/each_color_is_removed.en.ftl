title = Each color is removed
caption = At least 1 red, 1 blue, 1 yellow, and 1 green card must be among the 8 removed cards. A deal that removes no yellow card does not count.
step-1 = All 10 yellow cards would be in play.
