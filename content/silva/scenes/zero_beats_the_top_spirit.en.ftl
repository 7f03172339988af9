title = Young Kukunochi beats the top Spirit
caption = With this switch Young Kukunochi (0) wins whenever Spirit (8) alone would win, with 3 players too.
