title = A player’s own area adds to the value
caption = The shared line gives 2 sun. Summer’s own area adds 1 from each of 2 guardian animals and 1 from a protective tree: 5 in all. The rulebook does not say this clearly.
