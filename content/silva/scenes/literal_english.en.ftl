title = The English text taken literally
caption = Under this rule profile the target of Warrior (4) chooses, and the holder of Kukunochi (10) is eliminated as soon as it is found with Sword Girl (9).
