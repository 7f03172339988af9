title = Kukunochi is found but not chosen
caption = By default Kukunochi (10) must be chosen to be defeated. A takes the other card, and B keeps Kukunochi in front of everyone.
