title = Masu against the second Boy
caption = By default the owner of the FOMUS Masu stops the second copy of Boy (1) before anything happens: B draws nothing and reveals nothing.
