title = A gap in the line
caption = The card in the middle shows neither flowers nor clouds. The ones below it are not part of the line and give no points, not even the Trunk.
