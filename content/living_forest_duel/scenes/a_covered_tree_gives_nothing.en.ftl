title = A covered tree gives nothing
caption = Under the upper card lies a protective tree card with a movement icon. Only the upper card counts, so nothing is added to the 1 of the shared line.
