title = Several sword tokens per transfer
caption = With this switch B gives A 2 sword tokens at once, and it counts as 1 transfer. All of them must be in B’s hands.
