title = 同レベルで枡を使わない
caption = BがFOMUS枡を使わないので、2人とも脱落し、Cが勝利します。
