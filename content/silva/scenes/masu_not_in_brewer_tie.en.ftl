title = No Masu at the same level
caption = With this switch the same level in a Brewer (5) duel is no defeat that the FOMUS Masu stops: B is not asked, and both are eliminated.
