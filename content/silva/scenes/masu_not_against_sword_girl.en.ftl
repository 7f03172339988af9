title = No Masu against Sword Girl
caption = By default the FOMUS Masu does not help against Sword Girl (9). B is eliminated, and the Masu leaves the game with B.
