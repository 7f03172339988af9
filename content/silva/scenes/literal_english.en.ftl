title = The English text taken literally
caption = Under this rule profile the target of Warrior (4) chooses, and Kukunochi (10) is lost as soon as it is found with Sword Girl (9).
