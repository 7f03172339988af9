title = Only the sorter knows
caption = With this switch each player knows only the hand that they sorted and gave to the player on their left: A knows the cards of B, B those of C, C those of A.
