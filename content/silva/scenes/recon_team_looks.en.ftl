title = Recon Team looks, alone
caption = Only A sees B’s Kukunochi (10). B knows that A has looked; C and the spectators see no card.
