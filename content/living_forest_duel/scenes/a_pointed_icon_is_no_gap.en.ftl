title = A pointed icon does not help
caption = The only sun between Summer’s token and the new place already bears Winter’s token, so it does not help.
