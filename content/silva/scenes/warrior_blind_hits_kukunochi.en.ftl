title = Warrior hits Kukunochi
caption = The blind choice takes Kukunochi (10). B discards both cards, whose effects do not activate, takes Young Kukunochi (0), and stays in the game.
