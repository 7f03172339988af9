title = Warrior hits Kukunochi
caption = The blind choice takes Kukunochi (10). B discards both cards without effect, takes Young Kukunochi (0), and stays in the game.
