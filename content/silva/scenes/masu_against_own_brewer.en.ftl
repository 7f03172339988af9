title = Masu on the attacking side
caption = A loses a Brewer (5) duel that A began. The FOMUS Masu helps the turn player too.
