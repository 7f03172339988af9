title = No transfer can help
caption = Gray is required, and no player holds a gray sword token. The 2 transfers that are left change nothing: all players lose at once.
