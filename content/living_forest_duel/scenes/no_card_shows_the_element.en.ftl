title = No card shows the element
caption = No card of the shared line shows a tree icon, so Summer cannot place an action token for tree. A movement icon is there.
