title = 猜錯不會用掉枡
caption = B沒有要被擊敗，沒有可以無效化的事，B仍是FOMUS枡的擁有者。
