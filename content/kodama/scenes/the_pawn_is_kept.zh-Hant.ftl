title = 保留棋子
caption = B是起始玩家，又是最低分，所以B保留起始玩家棋子。
