title = Masu or regeneration: the Masu
caption = B nullifies the defeat and keeps Kukunochi (10), known to everyone. Young Kukunochi (0) is still beside the deck.
