title = 第2張「枡工匠」
caption = B打出過第1張「枡工匠」（6）。A打出第2張，宣告FOMUS，成為FOMUS枡的擁有者，大家都看得到。
