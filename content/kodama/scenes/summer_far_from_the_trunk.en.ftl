title = Summer: far from the Trunk
caption = The card shows a flower, but it is the third from the Trunk. It scores 5 points for its flowers and nothing extra.
