title = The last turn of five players
caption = 60 Branch cards lie in 5 trees and 4 in the Display. 1 card of the 65 is left in the deck: it never runs out.
