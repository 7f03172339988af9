title = A season card in the shared line
caption = A guardian animal of Summer lies in the shared line because Summer has the Onibi card. There it serves both players: Winter counts its sun.
