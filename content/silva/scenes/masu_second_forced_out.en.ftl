title = A second copy that is forced out is lost
caption = C has played the first Masu Craftsman (6). With Warrior (4), A makes B discard the second copy: its effect does not activate, and nobody summons the FOMUS Masu.
