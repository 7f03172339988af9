title = Same level: nobody is eliminated
caption = With this switch A and B stay in the game and know each other’s Warrior (4); C has seen no card.
