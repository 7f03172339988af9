# 翻譯工作檯的頁面與表格：詞彙表、檢查報告、植入錯誤的測試。

desk-page-glossary = 詞彙表：{ $name }
desk-page-count = { $concepts }個概念，{ $terms }個詞
desk-page-note = 備註
desk-page-report = 檢查報告：{ $name }
desk-page-place = 位置
desk-page-finding = 問題點
desk-page-suggestion = 建議：{ $right }
desk-page-clause = 遊戲中的影響：條文{ $clause }
desk-page-scene = 在牌桌上看：{ $command }
desk-page-written = { $path }：{ $concepts }個概念，{ $terms }個詞
# 詞彙表的欄位：憑什麼認得一個詞、在文中出現幾次。
desk-page-evidence = 依據
desk-page-times = 次數
desk-page-named = 有標示
desk-page-used = 常用
# 表格下的總計：$named 是文本自己點名的事物，$used 只是文中常用的詞。
desk-page-summary = 文本自己標出名稱的事物有{ $named }個；只是常用的詞有{ $used }個，請親自看過再採用。
desk-faults-kind = 錯誤種類
desk-faults-planted = 植入
desk-faults-found = 找到
desk-faults-share = 比例
desk-faults-all = 全部錯誤
desk-faults-false = 沒有改動的地方出現的新問題點：{ $false }個（{ $clean }行未改動）
desk-faults-written = 植入錯誤的文本：{ $text }。改動清單：{ $list }
# 練習文本：譯文改動了什麼、檢查時有沒有找到。
desk-practice = 結果
desk-practice-found = 找到
desk-practice-missed = 漏掉
desk-practice-sum = { $planted }個錯誤中找到{ $found }個。這是練習文本：我們自己的條文，由程式植入錯誤。
desk-fault-delete-a-clause = 漏譯1句
desk-fault-add-a-clause = 多出1句
desk-fault-duplicate-a-clause = 重複1句
desk-fault-change-a-number = 數字不同
desk-fault-a-name-for-another = 寫成別張牌的名稱
desk-fault-rename-a-name-once = 無中生有的名稱
desk-fault-a-simplified-character = 簡體字
desk-fault-a-shinjitai-character = 日文字形
desk-fault-a-kana-character = 殘留假名
desk-fault-drop-a-negation = 漏掉否定
desk-fault-add-a-negation = 多出否定
desk-fault-must-to-may = 必須寫成可以
desk-fault-may-to-must = 可以寫成必須
desk-fault-deck-for-hand = 牌堆與手牌混淆
desk-fault-an-unclosed-mark = 標點沒有成對
# 筆記本裡的出版者原文：手邊有、也要求顯示時才顯示。
desk-original-ask = 沒有要求顯示出版者的原文，所以不顯示。手邊有原文的人，請把False改成True，再執行一次儲存格。顯示之後，請勿將這份筆記本轉交他人。
desk-original-absent = 手邊沒有出版者的兩份原文。請將{ $variable }設為原文所在的資料夾，再重新啟動筆記本。
