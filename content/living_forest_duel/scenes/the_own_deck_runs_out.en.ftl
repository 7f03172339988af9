title = A player’s own deck runs out
caption = Summer recruits the stag, but Summer’s own deck is empty and the place stays empty. It does not count as Summer’s, so Summer has not won.
