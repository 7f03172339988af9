title = The other player goes on alone
caption = Summer has no action token left and passes for the rest of the round. Winter takes one turn after another.
