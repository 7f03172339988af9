title = Even the Trunk changes
caption = The Trunk shows a caterpillar, which counts as a firefly: 2 fireflies and 1 make 3 points.
