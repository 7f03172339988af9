title = Masu at the same level
caption = A and B both hold Warrior (4). By default the owner of the FOMUS Masu may nullify their own defeat; only A is eliminated.
