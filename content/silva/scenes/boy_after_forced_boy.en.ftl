title = A Boy forced out counts as the first
caption = C’s Boy (1) never had its effect, because it was discarded by force. By default it still counts: A plays the second copy.
