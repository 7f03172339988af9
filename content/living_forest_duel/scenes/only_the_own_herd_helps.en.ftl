title = Only the own herd helps
caption = A guardian animal of Summer with a herd icon lies in the shared line. It is in nobody’s own area, so it helps nobody: each forfeits 1 action token.
