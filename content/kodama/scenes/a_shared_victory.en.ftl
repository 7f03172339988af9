title = A shared victory
caption = Both players end with 58 points. The rulebook breaks no tie, so they share the victory.
