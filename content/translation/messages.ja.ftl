# 翻訳デスクの文です。値ははめ込むだけで、選択式も参照もありません。

desk-tier-error = 誤り
desk-tier-review = 要確認
desk-tier-style = 体裁

# $quotes は文中の字、$right はあるべき字です。
desk-characters-foreign = 「{ $quotes }」はこの言語では書かない字です。「{ $right }」と書きます。
desk-characters-japanese = 「{ $quotes }」は日本語だけの漢字です。ここで使ってよいでしょうか。
desk-characters-old = 「{ $quotes }」は旧字体です。いまの日本語では「{ $right }」と書きます。
desk-residue-kana = 「{ $quote }」が仮名のまま残っています。中国語の読者には読めず、ほかの箇所と照らし合わせることもできません。中国語の名前にしてください。
desk-residue-script = 「{ $quote }」が別の文字のまま残っています。訳してください。
desk-residue-word = 「{ $quote }」は日本語の語です。用語集の中国語は「{ $right }」です。
desk-untranslated-furniture = 「{ $quote }」はコピー元のページの表示で、ルールではありません。削除してください。
desk-untranslated-sentence = 「{ $quote }」が訳されていません。
desk-untranslated-word = 「{ $quote }」がラテン文字のまま残っています。意図したものでなければ、訳してください。
desk-mark-unclosed = ここで開いた「{ $mark }」が閉じられていません。
desk-mark-unopened = ここで閉じている「{ $mark }」に対応する始まりがありません。
desk-mark-space = 行末に余分な空白があります。削除してください。
desk-mark-half = 全角の文字の間に半角の「{ $marks }」があります。「{ $right }」と書きます。
desk-mixed-quotes = 一つの文章に何種類もの引用符があります：{ $styles }。{ $right }に統一します。
desk-mixed-brackets = 一つの文章に半角と全角のかっこが混ざっています：{ $styles }。{ $right }に統一します。
desk-mixed-numbering = 一つの文章に何種類もの番号の書き方があります：{ $styles }。どれかに統一してください。
desk-layout-furniture = 「{ $quote }」はコピー元のページの表示で、ルールではありません。削除してください。
desk-layout-headings = 二つの見出しがつながっています：「{ $first }」と「{ $second }」。行を分けてください。
desk-arithmetic-sum = 本文は{ $says }としていますが、{ $formula }は{ $makes }です。
desk-arithmetic-list = 本文は{ $says }個としていますが、並んでいるのは{ $makes }個です。
# $forms は引用の並びです。
desk-terms-inconsistent = 同じものがこの文章でいくつもの名前で呼ばれています：{ $forms }。遊ぶ人は別のものだと思ってしまいます。
desk-terms-spelled = 同じ名前がいくつもの書き方になっています：{ $forms }。どれかに統一してください。
desk-terms-case = 「{ $quote }」はほかの箇所では「{ $right }」と書かれています。
desk-terms-deprecated = 「{ $quote }」は避ける語です。用語集では「{ $right }」です。
desk-terms-source = 「{ $quote }」は「{ $source }」の訳になっていません。用語集では「{ $right }」です。
desk-terms-slot = 番号{ $label }は原文では「{ $source }」ですが、ここの「{ $quote }」は別のものです。
desk-terms-swapped = 原文のこの箇所は「{ $source }」ですが、訳文は「{ $quote }」になっています。
desk-terms-lacking = 原文のこの箇所には「{ $source }」がありますが、訳文には出てきません。
desk-reference-unknown = 「{ $quote }」は、この文章が挙げている名前のどれでもありません。
desk-reference-defined = この文章は説明の箇所で「{ $defined }」と呼んでいます。「{ $quote }」の指すものがありません。
# $line は行番号です。
desk-duplicate-again = この文はすでに{ $line }行目にあります。
desk-duplicate-part = { $line }行目の文がすでに同じ言葉で述べています。
desk-duplicate-alike = { $line }行目とほとんど同じ内容です。一つの文を二度訳していないでしょうか。
# 指摘の数です。$dismissed は本文の隣のファイルで取り下げられたものです。
desk-summary = 誤り：{ $errors }件、要確認：{ $reviews }件、体裁：{ $styles }件、除外済み：{ $dismissed }件。
# $values は数または範囲です。
desk-threshold-gap = 1つもないときと、もっと多いときのことは書かれていますが、数が{ $values }のときのことが書かれていません。
desk-threshold-source = 「{ $quote }」の数は原文にありません。原文は「{ $source }」としか述べていません。
desk-number-changed = 原文は{ $source }ですが、訳文は{ $quote }になっています。
desk-number-bound = 「{ $quote }」と「{ $source }」では境目の数が違います。
desk-number-lacking = 数{ $quote }が訳文にありません。
desk-number-added = 数{ $quote }は原文にありません。
desk-terms-added = 訳文はここで「{ $quote }」に触れていますが、原文にはありません。
# 文が許すことや求めることを、訳文と比べます。
desk-meaning-polarity-lost = 原文は「{ $quote }」で否定していますが、訳文には否定がありません。
desk-meaning-polarity-added = 「{ $quote }」は否定ですが、原文にはありません。
desk-meaning-force-lost = 原文は強制すること（「{ $quote }」）を述べていますが、訳文は述べていません。
desk-meaning-force-added = 「{ $quote }」は強制を表しますが、原文にはありません。
desk-meaning-may = 原文は義務（「{ $source }」）ですが、訳文は許可（「{ $quote }」）にすぎません。
desk-meaning-must = 原文は許可（「{ $source }」）にすぎませんが、訳文は義務（「{ $quote }」）です。
desk-meaning-actor = 原文は誰が行うか（「{ $source }」）を述べていますが、「{ $quote }」は別のプレイヤーとも読めます。
desk-stance-lost = 原文では打ち消していますが（「{ $source }」）、訳文では打ち消していません（「{ $quote }」）。
desk-stance-added = 訳文では打ち消していますが（「{ $quote }」）、原文では打ち消していません（「{ $source }」）。
desk-clause-missing = この文に当たるものが訳文にありません。
desk-clause-added = この文に当たるものが原文にありません。
desk-part-missing = この文の訳文には「{ $quote }」がありません。
desk-part-added = この文の原文には「{ $quote }」がありません。
desk-terms-two-words = 訳文は「{ $quote }」だけですが、原文は二通りに呼んでいて、ここでは「{ $source }」です。同じものを指しているでしょうか。
# 誰が行うか。$quote は本文の語です。
desk-actor-two = この文の「{ $quote }」は、二人のプレイヤーのどちらとも読めます。どちらかを書いてください。
desk-actor-card = 「{ $quote }」はカードの名前ですが、ここではそれを出したプレイヤーを指しています。プレイヤーと書いてください。
desk-tension = { $line }行目は必ず行う（「{ $duty }」）としていますが、ここでは行わないとしています。
desk-usage = 「{ $quote }」は翻訳調に読めます。
desk-usage-instead = 「{ $quote }」は翻訳調に読めます。ふつうは「{ $right }」です。
desk-usage-spelling = 同じ語が「{ $quote }」と「{ $right }」の二通りに書かれています。どちらかに統一してください。

# 対応表。
desk-align-source = 原文
desk-align-target = 訳文
desk-align-evidence = 根拠
desk-align-moved = （位置が異なる）
desk-align-summary = 対応は{ $pairs }組です。原文だけにあるのは{ $missing }文、訳文だけにあるのは{ $added }文です。

# 対訳：二つの文章を左右に並べます。見出しとボタンには句点を付けません。
desk-reader-label = { $source }と{ $target }の対訳
desk-reader-findings = 指摘
desk-reader-tier = 区分
desk-reader-severity = 重大度
desk-reader-category = 種類
desk-reader-all = すべての種類
desk-reader-counted = { $name }（{ $count }）
desk-reader-status = 状態
desk-reader-open = 未判断
desk-reader-accepted = 採用済み
desk-reader-dismissed = 除外済み
desk-reader-any = すべて
desk-reader-previous = 前の指摘
desk-reader-next = 次の指摘
desk-reader-unmatched = 次の対応のない文
desk-reader-position = { $of }件中{ $at }件目
desk-reader-count = { $of }件
desk-reader-none = 条件に合う指摘はありません
desk-reader-clean = この二つの文章に指摘はありません
desk-reader-sync = いっしょにスクロール
desk-reader-choose = 文を選ぶと、もう一方の文章で対応する文がわかります。指摘を選ぶと、説明が表示されます。
desk-reader-line = { $line }行目
desk-reader-places = 該当箇所
desk-reader-more = ほか{ $count }か所
desk-reader-suggestion = 修正案
desk-reader-in-play = 遊ぶときの影響
desk-reader-scene = 場面
desk-reader-show = テーブルで見る
desk-reader-pair = 対応する文
desk-reader-agreement = 一致の度合い：{ $percent }%
desk-reader-only-source = 原文だけにある文です
desk-reader-only-target = 訳文だけにある文です
desk-reader-moved = もう一方の文章では別の場所にあります
desk-reader-furniture = ページの付属物で、ルールの文ではありません
desk-reader-accept = 採用する
desk-reader-dismiss = 除外する
desk-reader-reopen = 判断を取り消す
desk-reader-reason = 誤りではない理由
desk-reader-cancel = やめる
desk-reader-save = 判断を保存
desk-reader-unsaved = 未保存
desk-reader-saved = { $file }に保存しました。
desk-reader-no-kernel = 保存されたページです。読むことと絞り込みはできます。採用や除外をするには、ノートブックで上のセルをクリックし、Shift+Enterを押してください。
desk-reader-no-finding = その指摘はありません。何も変わっていません。
desk-reader-no-reason = 指摘を除外するには理由が必要です。誤りではない理由を書いてください。
desk-reader-bad-reason = 理由は{ $most }字までのテキストで書いてください。
desk-reader-no-file = この二つの文章はファイルから読んだものではないので、保存先がありません。ノートブックでreader.save("NAME")を実行してください。
desk-reader-keys = 上下の矢印キー：前の文と次の文。左右の矢印キー：もう一方の文章の同じ場所。NとP：次の指摘と前の指摘。UとShift+U：次と前の対応のない文。Enter：その文の指摘を順に見る。Escape：閉じる。

# 指摘の種類。
desk-category-script-mix = 字体の混在
desk-category-foreign-residue = 外国語の残り
desk-category-untranslated = 未訳
desk-category-unbalanced-quote-parenthesis = 対になっていない括弧
desk-category-number-mismatch = 数の不一致
desk-category-rule-arithmetic = ルールの計算
desk-category-terminology-inconsistent-within-text = 用語の不統一
desk-category-terminology-mismatch-with-source = 原文と合わない用語
desk-category-wrong-cross-reference = 参照の誤り
desk-category-missing-clause = 訳抜け
desk-category-added-clause = 原文にない文
desk-category-duplicated-sentence = 文の重複
desk-category-rule-meaning-conflict = ルールの意味の食い違い
desk-category-x-punctuation-style = 約物
desk-category-x-orthography = 表記
desk-category-x-layout = レイアウト
desk-category-x-calque-grammar = 翻訳調
desk-category-x-pronoun-register = 人称

desk-severity-critical = 致命的
desk-severity-major = 重大
desk-severity-minor = 軽微
desk-severity-cosmetic = 体裁

# 二つの文に共通するもの。
desk-evidence-number = 数
desk-evidence-counted = 数と単位
desk-evidence-name = 名前
desk-evidence-sound = 音が近い語
desk-evidence-word = 語
desk-evidence-term = 用語
desk-evidence-characters = 共通の漢字
desk-evidence-label = リストの番号
desk-evidence-section = 同じ節
desk-evidence-place = 節の中の位置
desk-evidence-heading = 見出し
desk-evidence-zone = ルールブックの部分
