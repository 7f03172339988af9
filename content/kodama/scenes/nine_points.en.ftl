title = Nine points
caption = The example of the rulebook. The caterpillars give 4 points and the fireflies 5. The card below shows no flower, so that line breaks at once. The fireflies on the fork do not count.
step-2 = The Display has 4 cards again. A is the first player, so the Season marker moves.
