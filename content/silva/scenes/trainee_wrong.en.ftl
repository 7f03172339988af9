title = Trainee, a wrong guess
caption = A guesses Masu Craftsman (6). B only says that it is a wrong guess and shows nothing.
