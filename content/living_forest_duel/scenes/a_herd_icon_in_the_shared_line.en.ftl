title = A herd icon in the shared line
caption = Read the other way, a herd icon in the shared line helps both players. Nobody forfeits an action token.
