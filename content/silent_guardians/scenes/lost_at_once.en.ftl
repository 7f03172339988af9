title = One falls, all lose
caption = B wins a red trick and holds neither red nor gray. The game is lost at once for all players, although others hold red and 8 tricks are still to come.
