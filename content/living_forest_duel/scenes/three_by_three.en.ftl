title = Three by three
caption = The eighth protective tree card completes a 3×3 square around the starting card: Summer wins at once.
