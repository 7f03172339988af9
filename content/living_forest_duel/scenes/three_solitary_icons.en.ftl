title = Three solitary icons
caption = The third solitary icon comes to the shared line. It burdens both players, and each forfeits 1 action token.
