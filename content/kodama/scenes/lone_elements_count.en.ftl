title = Lone Elements count
caption = The same card in the same place. Under the other reading its own cloud and fireflies count: 3 points.
