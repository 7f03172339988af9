title = Warrior, when the target chooses
caption = With this switch B looks at both cards and discards 1 of them. A’s earlier look at B’s hand is worth nothing any more.
