title = Masu against Trainee
caption = A makes a correct guess, but B owns the FOMUS Masu and nullifies the defeat. The Masu is used up, B keeps Farmer (7), and everyone now knows it.
