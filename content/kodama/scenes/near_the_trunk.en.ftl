title = Near the Trunk
caption = The Kodama card counts stars within 2 cards of the Trunk. The Trunk is a card, so its own star counts: 6 points. The third card up is too far away.
