title = Losing a duel of one’s own
caption = A plays Brewer (5) and compares Recon Team (3) with B’s Spirit (8): A has the lower level and is eliminated. The others see A’s card but not B’s.
