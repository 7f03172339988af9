title = 拼成獎勵圖示
caption = 新的守護樹卡與左邊相鄰的牌拼成獎勵圖示：夏獲得1張Sanki卡。
