title = Two cards touched
caption = The card grows out of the bark of 1 card and covers nothing, but it touches a second one. Elsewhere it can be placed.
