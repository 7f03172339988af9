title = Beside is not on
caption = The branch ends exactly at the bark, but the card only lies beside the Trunk. 1 mm farther down it lies on the Trunk.
