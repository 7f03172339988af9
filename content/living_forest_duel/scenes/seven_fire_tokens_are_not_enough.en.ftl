title = Seven fire tokens are not enough
caption = Some descriptions of the game say 7, but the rulebook says 8, twice. With 7 fire tokens Summer has not won yet.
