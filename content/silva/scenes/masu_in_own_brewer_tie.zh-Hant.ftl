title = 攻擊的一方在同等級時使用枡
caption = 這次FOMUS枡的擁有者是A：A留下，只有B被淘汰。
