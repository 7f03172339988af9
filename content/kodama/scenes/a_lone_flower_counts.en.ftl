title = A lone flower counts
caption = This table lets an Element count although the card below does not show it. The printed example would then give 10 points instead of 9.
