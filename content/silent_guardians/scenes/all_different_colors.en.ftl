title = All different colors
caption = Red, blue, green, gray: D wins with the trump card and may place any sword token, even yellow, which is not in the trick.
