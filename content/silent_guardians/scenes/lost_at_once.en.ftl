title = One falls, all lose
caption = B wins a red trick and holds neither a red nor a gray sword token. All players lose at once, although others hold red and 8 tricks are still to come.
