title = No Masu against the second Boy
caption = With this switch the second copy of Boy (1) is no defeat, since it eliminates nobody. B is not asked and keeps the FOMUS Masu.
