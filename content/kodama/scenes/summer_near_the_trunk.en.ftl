title = Summer: near the Trunk
caption = This Summer card gives 1 extra point for a placed card with a flower within 2 cards of the Trunk. 5 flowers make 5 points, and the Season card 1 more.
