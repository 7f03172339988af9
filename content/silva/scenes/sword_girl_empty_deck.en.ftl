title = Sword Girl with an empty deck
caption = Nothing can be drawn for Sword Girl (9): the effect does not activate, the game ends, and C wins the showdown with Kukunochi (10).
