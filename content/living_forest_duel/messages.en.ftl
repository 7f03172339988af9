### Living Forest Duel
