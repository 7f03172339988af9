title = Nothing in common
caption = The card below shows neither clouds nor fireflies. Both lines break at once, and the card scores nothing.
