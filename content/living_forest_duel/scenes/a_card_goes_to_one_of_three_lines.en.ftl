title = A card goes to one of three lines
caption = Summer reveals a guardian animal of Summer: it goes to Summer’s personal line. Winter reveals another one: it goes there, too. A neutral animal goes to the shared line.
