title = An unused icon lies between
caption = The second card shows a sun that no token points to, so Summer’s second token for sun is allowed. It counts this sun as well: 1 + 2 = 3.
