title = Nine points, down to the Trunk
caption = 6 fireflies lie on one line that reaches the Trunk, whose own firefly counts too. With 3 caterpillars that makes 9 points.
