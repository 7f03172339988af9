title = 鬼火停下也沒有Sanki卡
caption = 鬼火停在有Sanki卡的空地，但3張Sanki卡已全部由玩家持有。
