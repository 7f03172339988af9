title = Same level with a third player
caption = With this switch the same level in a Brewer (5) duel eliminates both players only when they are the last 2. C is still there, so nothing happens.
