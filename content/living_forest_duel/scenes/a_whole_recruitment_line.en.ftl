title = A whole recruitment line
caption = Summer recruits the stag for 7. All 5 cards of the recruitment line are of Summer now: Summer wins at once.
