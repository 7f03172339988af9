title = The gray sword token prevents the loss
caption = Blue is required and B holds none. Without the gray sword token all players would lose now.
