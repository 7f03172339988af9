title = The last player left wins
caption = C is out already. When Sword Girl (9) takes Kukunochi (10), B’s hand is laid down and A wins at once.
