title = A Fire Varan card goes back
caption = Summer reveals a Fire Varan card of Winter. Winter uses a Sanki card and returns it to the supply before its solitary icon counts.
