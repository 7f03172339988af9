title = The first player is agreed
caption = The table has agreed that B begins. After the deal, 15 cards are left and B’s turn starts at once; chance has no say.
