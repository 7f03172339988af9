title = Trainee names Trainee
caption = By default any card may be named, the other Trainee (2) too.
