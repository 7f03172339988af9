title = 保留Sanki卡
caption = 冬不使用Sanki卡。火焰巨蜥卡留在原處，成為第3個獨居圖示：冬失去1個行動標記。
