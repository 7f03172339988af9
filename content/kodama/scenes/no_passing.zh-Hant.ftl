title = 不能跳過
caption = 展示區有可以放置的牌，所以A不能跳過。
