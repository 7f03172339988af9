title = The last transfer, the wrong color
caption = B needs red. D gives green with the only transfer: now B cannot place anything, and no transfer is left.
