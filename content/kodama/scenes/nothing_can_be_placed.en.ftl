title = Nothing can be placed
caption = Every place on A’s crooked tree is blocked or would score more than 10 points. A passes without a card and without points. The Display stays as it is, and the Season marker moves. The rulebook does not cover this case.
