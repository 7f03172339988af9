title = Masu against Warrior
caption = With this switch the FOMUS Masu stops Warrior (4): B draws nothing, and nothing is discarded.
