title = Masu at the same level, attacking
caption = This time A owns the FOMUS Masu: A stays, and only B is eliminated.
