title = 不使用枡
caption = 擁有者可以不使用。B被淘汰，FOMUS枡也隨之消失。
