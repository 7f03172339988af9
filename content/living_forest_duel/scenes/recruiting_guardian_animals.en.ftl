title = Recruiting guardian animals
caption = With a value of 4, Summer recruits 2 guardian animals at a cost of 2 + 1, one of each season. Cards of Summer’s own deck take their places. The stag would cost 7.
