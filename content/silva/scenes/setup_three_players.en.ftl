title = Setup for 3 players
caption = Each player draws 1 card; 14 cards stay in the deck. Young Kukunochi (0) lies beside it and is never drawn. Then chance decides the first player.
step-1 = Young Kukunochi (0) is not part of the deck.
step-5 = Before the first player is decided, nobody plays.
step-7 = B must draw before playing.
step-8 = B holds 2 cards and decides; the others see only how many.
