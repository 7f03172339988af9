title = Only herd icons in one’s own area help
caption = A guardian animal of Summer with a herd icon lies in the shared line. It is in nobody’s own area, so it helps nobody: each forfeits 1 action token.
