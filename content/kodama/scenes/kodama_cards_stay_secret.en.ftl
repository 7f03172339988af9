title = Kodama cards stay secret
caption = B sees how many Kodama cards A holds, but not which. The card that A plays is shown. A card that has been played is out of the game.
step-1 = A has played this card in Spring already.
step-2 = Kodama cards are played in turn order.
