title = The recruitment line is laid out
caption = 2 guardian animals of each season lie on either side of the stag. Summer takes the first turn. The rulebook does not describe the setup; this one is the kit’s.
