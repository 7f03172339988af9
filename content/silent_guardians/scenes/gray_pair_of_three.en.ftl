title = 2 trump cards of 3
caption = The higher trump card wins the trick: C’s gray 3 beats B’s gray 1 and the red 10. Gray is the most frequent color.
