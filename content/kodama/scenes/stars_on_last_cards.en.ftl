title = Stars on last cards
caption = A’s Kodama card counts the stars on last cards, the cards that touch no more than 1 other: 2, 1, and 1. The 2 stars in the middle do not count.
