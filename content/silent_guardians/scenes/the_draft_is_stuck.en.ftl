title = The token draft is stuck
caption = With this switch the last player may pass, too. 2 sword tokens are left, nobody can take them, and the game cannot go on. This shows why the ruling is needed.
