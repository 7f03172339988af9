title = Farmer always gives 2 cards
caption = With this switch copies of Farmer (7) are not counted: even the second gives 2 cards.
