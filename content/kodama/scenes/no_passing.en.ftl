title = No passing
caption = A card of the Display can be placed, so A cannot pass.
