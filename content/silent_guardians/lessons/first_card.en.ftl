title = Your first card
lead = You lead this trick. Of your own cards you see only the colors and, within each color, the order from low to high. Of your companions’ cards you see the numbers, too.
lead-goal = Play any card.
lead-done = Each player has played 1 card: that was a trick. The highest card of the lead color wins it; if there are trump cards, the highest of these does.
lead-hint = The lead player may play any card.
