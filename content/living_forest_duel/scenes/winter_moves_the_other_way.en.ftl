title = Winter moves the other way
caption = Each player moves the Onibi toward the opponent. Winter’s steps lead to Summer’s end and to an extra action.
