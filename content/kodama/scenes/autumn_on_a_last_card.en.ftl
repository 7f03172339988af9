title = Autumn: on a last card
caption = This Autumn card gives 1 extra point for laying a card on a last card with a flower. The card below touched no other than the one it grows from: 3 points for the flowers and 1 more.
