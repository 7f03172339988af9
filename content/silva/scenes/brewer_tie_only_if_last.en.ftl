title = Same level with a third player
caption = With this switch a tie in a Brewer (5) duel eliminates only the last 2 players. C is still there, so nothing happens.
