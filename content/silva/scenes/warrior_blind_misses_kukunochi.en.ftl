title = Warrior misses Kukunochi
caption = Chance takes the other card: B keeps Kukunochi (10), and nobody learns of it.
