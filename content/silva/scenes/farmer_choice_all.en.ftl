title = Farmer, choosing among all cards
caption = With this switch A chooses among the drawn cards and the held one: 2 stay, 1 goes back. Even the card that B had looked at may leave, so B knows nothing any more.
