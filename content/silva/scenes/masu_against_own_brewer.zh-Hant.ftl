title = 攻擊的一方使用枡
caption = A自己打出「釀酒師」（5），卻要落敗。FOMUS枡也能幫助回合玩家。
