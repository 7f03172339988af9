title = Warrior chooses blind
caption = A once looked at B’s card with Recon Team (3): it is level 6. Even so, with Warrior (4) A chooses left or right and cannot tell the 2 cards apart.
step-2 = A knows that B holds Masu Craftsman (6), but not on which side.
step-3 = A cannot name a card.
step-8 = Trainee (2) is discarded, and its effect does not activate. A now knows again what B holds.
