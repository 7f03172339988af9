title = Several sword tokens per transfer
caption = With this switch B gives A 2 sword tokens at once, and it counts as 1 transfer. B must hold all of them.
