title = A token in the same turn
caption = Summer reveals a neutral animal. With a Sanki card Summer places an action token at once, and the new card counts already: 2 + 2 = 4.
