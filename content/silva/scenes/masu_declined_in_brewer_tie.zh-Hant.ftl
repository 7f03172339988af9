title = 同等級時不使用枡
caption = B不使用FOMUS枡，因此雙方都被淘汰，C獲勝。
