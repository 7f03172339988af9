title = An icon of any element lies between
caption = Read the other way, an icon of any element is enough. The water and tree icons of the second card lie between, so the second token for sun is allowed.
