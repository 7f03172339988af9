title = A turn is lost
caption = Summer may reveal without an action token, but the shared deck and the shared discard pile are empty. There is nothing to do, and the turn passes to Winter.
