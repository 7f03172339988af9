title = Kukunochi never loses a duel
caption = Even Sword Girl (9) in A’s hand has a lower level than Kukunochi (10), and there is only 1 Kukunochi: in a Brewer (5) duel its holder can neither lose nor meet the same level.
