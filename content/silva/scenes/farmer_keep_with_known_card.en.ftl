title = Farmer does not hide a known card
caption = B has looked at A’s Recon Team (3). A draws 2 cards for Farmer (7), keeps 1 and later plays it: all along B knows the other card.
