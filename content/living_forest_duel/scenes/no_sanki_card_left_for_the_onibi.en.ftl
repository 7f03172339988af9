title = No Sanki card left for the Onibi
caption = The Onibi stops at a Sanki card, but the players already have all 3.
