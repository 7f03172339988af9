title = No Sanki card left for a protective tree
caption = The bonus icon is complete, but the players already have all 3 Sanki cards. Summer gets nothing.
