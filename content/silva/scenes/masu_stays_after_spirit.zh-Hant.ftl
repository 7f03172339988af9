title = 枡不隨手牌移動
caption = A以「精靈」（8）與B交換手牌。FOMUS枡仍是B的；交換手牌也不是枡能擋的。
