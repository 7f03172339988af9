title = Trainee cannot be named
caption = With this switch A cannot name Trainee (2), although B holds it.
