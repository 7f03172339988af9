title = 枡擋下「戰士」
caption = 採用這個規則選項時，FOMUS枡擋下「戰士」（4）：B不抽，也不丟棄。
