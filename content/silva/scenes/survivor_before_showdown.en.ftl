title = The last player needs no showdown
caption = The deck is empty, but A’s correct guess eliminates B first. The game ends at once, without a showdown.
