title = The own deck runs out
caption = Summer’s own deck is empty, so 2 places of the recruitment line stay empty. They do not count as Summer’s.
