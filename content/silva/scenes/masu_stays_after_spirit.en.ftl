title = The Masu does not move with the hand
caption = A exchanges hands with B, using Spirit (8). The FOMUS Masu stays with B, and it cannot stop an exchange.
