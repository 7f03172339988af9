title = Clouds count as stars
caption = Another Spring card: 2 stars, 2 clouds that count as stars, and the star of the Trunk make 5 points.
