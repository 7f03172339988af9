title = 同一名玩家打出2張「枡工匠」
caption = 依玩家計算時，A打出2張「枡工匠」（6）才召喚FOMUS枡。
