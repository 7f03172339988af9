title = A drawn Kukunochi may go back
caption = Kukunochi (10) is among the cards drawn for Farmer (7), and A returns it. That is no discard: the deck is shuffled, and nobody knows where Kukunochi is.
