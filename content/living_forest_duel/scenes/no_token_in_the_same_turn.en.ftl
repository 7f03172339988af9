title = No token in the same turn
caption = Nobody has to use a Sanki card. Summer keeps it, and it is Winter’s turn.
