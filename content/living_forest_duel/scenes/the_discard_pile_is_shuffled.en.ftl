title = The discard pile is shuffled
caption = The shared deck is empty when a card is needed, so the shared discard pile becomes the new shared deck.
