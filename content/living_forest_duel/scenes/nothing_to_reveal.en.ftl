title = Nothing to reveal
caption = The shared deck and the shared discard pile are empty. Summer cannot reveal a card, and cannot pass either: an action token can still be placed.
