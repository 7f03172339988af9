title = A herd icon helps
caption = The herd icon in Summer’s personal line nullifies 1 of the 3 solitary icons. Winter has no herd icon and forfeits an action token.
