title = A Kodama card beyond ten
caption = The 10-point limit is for placing Branch cards. A Kodama card has no limit: 11 stars within 2 cards of the Trunk make 11 points.
