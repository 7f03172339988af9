title = Void: any card
caption = A leads red. B is void in red and may play any card, a trump card too; C holds red and must follow.
