title = Trainee after a regeneration
caption = Everyone knows that B holds Young Kukunochi (0). By default A may simply name it; the regeneration card is used up.
