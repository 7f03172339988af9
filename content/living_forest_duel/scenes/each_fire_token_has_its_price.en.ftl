title = Each fire token has its price
caption = 2 fire tokens lie on the same clearing. Each of them costs 2, so a value of 3 is enough for only 1.
