# 翻訳デスクのページと表：用語集、点検の報告、植え込んだ誤りの試験。

desk-page-glossary = 用語集：{ $name }
desk-page-count = 概念{ $concepts }件、用語{ $terms }語
desk-page-note = 備考
desk-page-report = 点検の報告：{ $name }
desk-page-place = 場所
desk-page-finding = 指摘
desk-page-suggestion = 提案：{ $right }
desk-page-clause = ゲームへの影響：条項{ $clause }
desk-page-scene = テーブルで見る：{ $command }
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
# 練習用の文書：訳文に何をしたか、点検で見つかったか。
desk-practice = 結果
desk-practice-found = 発見
desk-practice-missed = 見落とし
desk-practice-sum = { $planted }件の誤りのうち、{ $found }件が見つかりました。練習用の文書です。独自の条項に、プログラムで誤りを入れてあります。
desk-fault-delete-a-clause = 1文の訳し漏れ
desk-fault-add-a-clause = 余分な1文
desk-fault-duplicate-a-clause = 同じ文の繰り返し
desk-fault-change-a-number = 数の違い
desk-fault-a-name-for-another = 別のカードの名前
desk-fault-rename-a-name-once = どこにもない名前
desk-fault-a-simplified-character = 簡体字
desk-fault-a-shinjitai-character = 日本語の字体
desk-fault-a-kana-character = 残った仮名
desk-fault-drop-a-negation = 否定の抜け
desk-fault-add-a-negation = 余分な否定
desk-fault-must-to-may = 義務を任意にした誤り
desk-fault-may-to-must = 任意を義務にした誤り
desk-fault-deck-for-hand = 山札と手札の取り違え
desk-fault-an-unclosed-mark = 閉じていない記号
# ノートブックでの出版社の原文：手元にあり、表示を求めたときだけ。
desk-original-ask = 出版社の原文は、表示を求められていないので表示しません。手元にある方は、FalseをTrueに変えて、セルをもう一度実行してください。表示したあとのノートブックは、ほかの人に渡さないでください。
desk-original-absent = 出版社の2つの原文が手元にありません。原文のあるフォルダーを{ $variable }に設定して、ノートブックを開き直してください。
