title = Edges do not touch
caption = The same card in the same place, on a table where only an overlap counts as touching. The placement is allowed.
