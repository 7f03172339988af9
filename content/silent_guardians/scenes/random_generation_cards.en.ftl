title = Random generation cards
caption = In this mode, 1 or 2 of the 5 random generation cards lie in the center of the table and add 2 rules. What they say is not in the source text, so this kit plays the basic rules here.
step-1 = The random generation rules have no transfers.
step-6 = The trick winner and the valid sword token are the same as in the basic rules.
