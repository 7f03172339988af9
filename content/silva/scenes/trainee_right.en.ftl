title = Trainee, a correct guess
caption = A guesses Farmer (7), and it is a correct guess: B is eliminated, Farmer goes to B’s discard pile, its effect does not activate, and C is next.
