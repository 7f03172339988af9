title = 沒有Sanki卡可以獲得
caption = 獎勵圖示拼成了，但3張Sanki卡已全部由玩家持有。夏什麼也沒有獲得。
