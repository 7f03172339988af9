title = A lone flower counts
caption = At this table an Element counts even if the card below does not show it. The example of the rulebook would then give 10 points instead of 9.
