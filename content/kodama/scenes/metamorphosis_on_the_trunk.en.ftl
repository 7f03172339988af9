title = Metamorphosis on the Trunk
caption = The Trunk shows a caterpillar, which counts as a firefly: 2 fireflies and 1 make 3 points.
