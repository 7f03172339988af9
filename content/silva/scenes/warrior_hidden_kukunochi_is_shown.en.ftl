title = Kukunochi never lies face down
caption = Even where Warrior (4) hides discards, Kukunochi (10) is shown, because B regenerates before everyone’s eyes.
