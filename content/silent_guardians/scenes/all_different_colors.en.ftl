title = All different colors
caption = Red, blue, green, gray: D wins with the trump card and may place any sword token, even a yellow one, although the trick has no yellow.
