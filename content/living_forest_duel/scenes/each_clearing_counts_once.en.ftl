title = Each clearing counts once
caption = One of the 3 clearings has 2 fire tokens, but each counts once: the fire is worth 6. Summer’s 6 water is enough.
