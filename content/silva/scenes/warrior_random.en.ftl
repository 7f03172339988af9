title = Warrior, when chance decides
caption = With this switch nobody chooses: 1 of B’s 2 cards goes at random.
