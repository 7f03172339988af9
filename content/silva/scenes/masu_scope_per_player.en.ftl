title = Masu Craftsman counted for each player
caption = With this switch B’s Masu Craftsman (6) does not matter: it is A’s own first copy, and nobody summons a FOMUS Masu.
