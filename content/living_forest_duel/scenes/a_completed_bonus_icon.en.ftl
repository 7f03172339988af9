title = A completed bonus icon
caption = The new protective tree card and its neighbor on the left complete a bonus icon: Summer gets a Sanki card.
