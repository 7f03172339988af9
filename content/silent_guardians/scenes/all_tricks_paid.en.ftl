title = The last trick
caption = The hands are used up and the last trick has its sword token: all players win. No sword token is left over.
