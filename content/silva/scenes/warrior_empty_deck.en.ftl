title = Warrior with an empty deck
caption = Nothing can be drawn for Warrior (4), so A names no target. The effect does not activate, and the showdown follows.
