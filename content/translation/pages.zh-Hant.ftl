# 翻譯工作檯的頁面與表格：詞彙表、檢查報告、植入錯誤的測試。

desk-page-glossary = 詞彙表：{ $name }
desk-page-count = { $concepts }個概念，{ $terms }個詞
desk-page-note = 備註
desk-page-report = 檢查報告：{ $name }
desk-page-place = 位置
desk-page-finding = 發現
desk-page-suggestion = 建議：{ $right }
desk-page-clause = 遊戲中的影響：條文 { $clause }
desk-page-scene = 在桌面上看：{ $command }
desk-page-written = { $path }：{ $concepts }個概念，{ $terms }個詞
# 詞彙表的欄位：憑什麼認得一個詞、在文中出現幾次。
desk-page-evidence = 依據
desk-page-times = 次數
desk-page-named = 有標示
desk-page-used = 常用
# 表格下的總計：$named 是文本自己點名的事物，$used 只是文中常用的詞。
desk-page-summary = 文本自己點名的事物{ $named }個；只是常用的詞{ $used }個，請親自看過再採用。
desk-faults-kind = 錯誤種類
desk-faults-planted = 植入
desk-faults-found = 找到
desk-faults-share = 比例
desk-faults-all = 全部錯誤
desk-faults-false = 沒有改動的地方出現的新發現：{ $false }個（{ $clean }行未改動）
desk-faults-written = 植入錯誤的文本：{ $text }。改動清單：{ $list }
