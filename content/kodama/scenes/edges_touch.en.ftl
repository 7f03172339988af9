title = Edges touch
caption = The card lies on the card it grows from, and its edge exactly meets the edge of another. That counts as touching a second card.
