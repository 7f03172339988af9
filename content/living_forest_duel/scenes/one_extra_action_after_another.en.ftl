title = One extra action after another
caption = A bonus icon gives an extra action, and Summer moves the Onibi to a clearing with another one. After both, planting goes on with the value that was left. The value of an extra action is not in the rulebook.
