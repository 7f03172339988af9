title = Nine points without the Trunk
caption = The Trunk shows a cloud and takes no part. 4 caterpillars and 5 fireflies on 3 cards make 9 points.
