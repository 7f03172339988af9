title = Your first move
play = Your starting hand is Farmer (7). Your turn has begun: you drew Recon Team (3). Now play 1 of the 2 cards.
play-goal = Play a card.
play-done = That was a turn: draw 1 card, play 1 card, resolve its effect. Every turn goes like this.
play-hint = Both cards may be played. Recon Team (3) also needs an opponent.
