title = Over the edge
caption = Winter has the Onibi card when Summer moves the Onibi over Winter’s edge: Summer wins at once.
