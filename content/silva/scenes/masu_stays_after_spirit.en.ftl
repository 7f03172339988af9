title = The Masu does not move with the hand
caption = A exchanges hands with B by Spirit (8). The FOMUS Masu stays with B, and it is no answer to an exchange.
