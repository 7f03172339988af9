title = Won with the last sword token
caption = 9 tricks, 9 sword tokens: the last one is gray and stands for blue. All players win.
