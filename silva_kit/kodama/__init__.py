"""Kodama: The Tree Spirits: growing a tree card by card, for 2 to 5 players."""
