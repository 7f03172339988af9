title = No points from a Kodama card
caption = No last card of A’s tree shows a mushroom. A must play one of the Kodama cards all the same, and may choose one that gives nothing.
step-1 = A cannot pass.
