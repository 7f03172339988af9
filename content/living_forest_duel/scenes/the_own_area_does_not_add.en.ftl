title = The own area does not add
caption = Read the other way, only the shared line counts. Summer’s value is 2, whatever lies in the own area.
