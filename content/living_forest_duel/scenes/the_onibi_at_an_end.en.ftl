title = The Onibi at an end
caption = The Onibi stands on an end clearing, which has only 1 neighbor. Only 1 fire token is placed.
