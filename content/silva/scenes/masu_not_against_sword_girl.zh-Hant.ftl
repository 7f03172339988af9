title = 枡不擋「劍之少女」
caption = 依預設規則，FOMUS枡擋不住「劍之少女」（9）。B被淘汰，FOMUS枡也隨B消失。
