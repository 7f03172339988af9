title = Spirit carries knowledge along
caption = Everyone knows B’s Young Kukunochi (0). When C exchanges hands with B, everyone knows C’s card instead, and A guesses it at once.
