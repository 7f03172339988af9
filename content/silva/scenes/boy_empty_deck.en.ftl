title = The second Boy with an empty deck
caption = The second copy of Boy (1) does nothing over an empty deck. C’s FOMUS Masu is not even asked for, and the showdown follows.
