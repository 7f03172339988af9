title = The Onibi card changes the line
caption = As long as Summer has the Onibi card, guardian animals of Summer go to the shared line. A Fire Varan card of Summer still goes to Summer’s personal line.
