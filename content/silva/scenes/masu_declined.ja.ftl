title = 枡を使わない
caption = 持ち主は使わなくてもかまいません。Bは脱落し、FOMUS枡もなくなります。
