title = 同一回合使用2張Sanki卡
caption = 夏公開夏的火焰巨蜥卡，使用1張Sanki卡放回供應區，再使用另1張Sanki卡，在同一個回合放置行動標記。
