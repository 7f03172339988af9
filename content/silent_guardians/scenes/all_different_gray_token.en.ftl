title = All different: gray as gray
caption = 4 colors, once each. Any color may be chosen, even gray, so the gray sword token is placed as itself.
