title = No transfer can help
caption = Gray is required, and no player holds a gray sword token. The game still waits while a transfer is possible; after the second one, all players lose.
