title = 仕掛けた側が同レベルで枡を使う
caption = 今度はAがFOMUS枡の持ち主です。Aは残り、Bだけが脱落します。
