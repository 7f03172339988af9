title = A Season point beyond ten
caption = In this Autumn, a card laid on a last card with a firefly gives 1 extra point. It does not count toward the 10-point limit: 10 points and 1 more.
step-1 = 11 points without the Season card are still too many.
