title = The second Boy with an empty deck
caption = With an empty deck, the effect of the second copy of Boy (1) does not activate. C is not even asked to use the FOMUS Masu, and the showdown follows.
