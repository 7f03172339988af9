"""The translation desk: two rulebooks as they are, their alignment, the terms they use, and findings to trust."""
