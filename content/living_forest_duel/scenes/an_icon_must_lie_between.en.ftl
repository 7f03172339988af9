title = An icon must lie between
caption = Between Summer’s own token and the new place there is no sun that no token points to, so the second token for sun is not allowed. When newer cards have come, 2 such icons lie between.
