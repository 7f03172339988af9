# 翻訳デスクのページと表：用語集、点検の報告、植え込んだ誤りの試験。

desk-page-glossary = 用語集：{ $name }
desk-page-count = 概念{ $concepts }件、用語{ $terms }語
desk-page-note = 備考
desk-page-report = 点検の報告：{ $name }
desk-page-place = 場所
desk-page-finding = 指摘
desk-page-suggestion = 提案：{ $right }
desk-page-clause = ゲームへの影響：条項 { $clause }
desk-page-scene = 卓上で見る：{ $command }
desk-page-written = { $path }：概念{ $concepts }件、用語{ $terms }語
# 用語集の列：何から用語と分かったか、文書に何回現れるか。
desk-page-evidence = 根拠
desk-page-times = 回数
desk-page-named = 明示
desk-page-used = 頻出
# 表の下の合計：$named は文書が自ら名前を示すもの、$used はよく使われるだけの語。
desk-page-summary = 文書が自ら名前を示すものは{ $named }件、よく使われるだけの語は{ $used }件です。後者は目で確かめてから採用してください。
desk-faults-kind = 誤りの種類
desk-faults-planted = 植え込み
desk-faults-found = 発見
desk-faults-share = 割合
desk-faults-all = すべての誤り
desk-faults-false = 手を加えていない場所の新しい指摘：{ $false }件（手を加えていない行は{ $clean }行）
desk-faults-written = 誤りを植え込んだ文書：{ $text }。変更の一覧：{ $list }
