title = A protective tree on top of another
caption = The new card is placed on top of an older one. From now on only the upper card counts: its water does, the covered movement icon does not.
