title = A player’s own area does not add to the value
caption = Read the other way, only the shared line counts. Summer’s value is 2, whatever lies in Summer’s own area.
