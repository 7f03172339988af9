title = The starting card does not count
caption = Read the other way, the starting protective tree card is no part of the square. Summer needs 9 others and has 8.
