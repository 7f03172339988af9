title = Sword Girl takes 1 of 2 open cards
caption = A plays Sword Girl (9) against B, who draws 1 card and reveals both. A chooses the forced discard; everyone remembers the card that B keeps.
step-2 = Everyone sees both of B’s cards.
step-3 = Only 1 of the 2 revealed cards can be chosen.
step-6 = A must choose before anything else is played.
step-7 = Masu Craftsman (6) is discarded by force, so its effect does not activate.
