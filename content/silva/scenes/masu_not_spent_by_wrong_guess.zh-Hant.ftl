title = 猜錯不會用掉枡
caption = 沒有人要擊敗B，也就沒有可以無效化的擊敗，B仍是FOMUS枡的擁有者。
