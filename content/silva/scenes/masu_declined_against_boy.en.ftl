title = The Masu is declined against the second Boy
caption = B trusts in Kukunochi (10) and lets the second copy of Boy (1) through. B regenerates and still owns the FOMUS Masu.
