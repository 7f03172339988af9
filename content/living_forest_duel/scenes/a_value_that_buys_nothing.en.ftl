title = A value that buys nothing
caption = With a value of 1, Summer cannot plant even the cheapest protective tree. The action token is spent all the same.
