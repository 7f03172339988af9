title = A Masu Craftsman forced out counts
caption = A forces C to discard Masu Craftsman (6). It lies in a discard pile, so by default B’s copy is the second, and B summons the FOMUS Masu.
