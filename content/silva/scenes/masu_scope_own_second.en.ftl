title = Both Masu Craftsmen by 1 player
caption = Counted for each player, A needs both copies of Masu Craftsman (6) to summon the FOMUS Masu.
