title = No token left to forfeit
caption = Summer has placed both action tokens already. The third and the fourth solitary icon cost Summer nothing, and the placed tokens stay.
