title = An empty place cannot be chosen
caption = The fourth place of the recruitment line has been empty since Summer’s own deck ran out. Winter chooses another card and refills its place.
