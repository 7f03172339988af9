title = A Sanki card is kept
caption = Winter does not use the Sanki card. The Fire Varan card stays and brings the third solitary icon: Winter forfeits an action token.
