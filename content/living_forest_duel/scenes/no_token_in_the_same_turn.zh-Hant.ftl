title = 不在同一回合放置標記
caption = 不一定要使用Sanki卡。夏選擇保留，輪到冬的回合。
