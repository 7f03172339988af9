### Words of the widgets that are read, in Japanese: the rulebook (book-), the glossary (terms-), both (page-).
### Sentences in です・ます; labels and buttons take no 。.

## Every page

page-no-kernel = 応答がありません。ノートブックのカーネルが動いていないようです。画面の内容はそのまま読めます。
page-bad-request = その要求は理解できませんでした。
page-error = うまくいきませんでした：{ $text }
page-clear = 消す
page-results =
    { $count ->
        [0] 見つかりません
       *[other] { $count }件
    }
page-of = { $count }件中{ $shown }件
page-preferred = 推奨
page-admitted = 許容
page-deprecated = 非推奨
page-attested = 原文に明記
page-published = 公刊
page-decided = 当方の決定
page-named = テキストに明示
page-used = テキストで使用
page-in-order = { $first }、{ $then }
page-places = 原文での箇所
page-no-source = 原文が手元にないため、原文の行は表示していません。

## The rulebook

book-label = 『{ $game }』のルールブック
book-columns = 並べる言語
book-ask = ルールに質問
book-ask-hint = 日本語・英語・中国語の質問、または条項の番号
book-answers = 答えになる条項
book-no-answer = 答えになる条項がありません。ゲームの用語で試してください。
book-kinds = 表示
book-kind-all = すべて
book-kind-binding = ルールと準備だけ
book-kind-ruled = 裁定のある条項
book-kind-scenes = 場面のある条項
book-kind-rule = ルール
book-kind-setup = 準備
book-kind-heading = 見出し
book-kind-flavour = フレーバーテキスト
book-kind-advice = 助言
book-kind-duplicate = 繰り返し
book-kind-source-incomplete = 原文に欠落
book-same-as = { $clause }と同じ内容です
book-rulings = 裁定{ $count }件
book-default = 既定
book-literal-en = 英語の原文の字義どおり
book-literal-zh = 中国語の原文の字義どおり
book-literal-ja = 日本語の原文の字義どおり
book-differs-en = 英語の原文の字義とは異なる
book-differs-zh = 中国語の原文の字義とは異なる
book-differs-ja = 日本語の原文の字義とは異なる
book-switch = ルールオプション
book-settled = ルールオプションのない裁定
book-scenes = 例
book-show = テーブルで見る
book-on-table = テーブルの場面：{ $scene }
book-keys = 上下キーで条項を、左右キーで用語を移動します。Enterで条項を開き、/で質問欄へ移り、Escapeで閉じます。

## The glossary

terms-label = 用語集
terms-label-game = 『{ $game }』の用語集
terms-find = 用語を探す
terms-find-hint = どの言語の語でも、かなやローマ字でも探せます
terms-group = 語の範囲
terms-group-shared = 全ゲーム共通
terms-group-kit = このキットの語
terms-status = 用語
terms-basis = 根拠
terms-any = 指定なし
terms-concept = 概念
terms-note = 注記
terms-reading = 読み
terms-variants = ほかに使われている語
terms-forms = 別の形
terms-attestations =
    { $count ->
        [0] 原文にはありません
       *[other] 原文に{ $count }か所
    }
terms-uses = ルールでの用例
terms-our-clause = このキットの条項
terms-places-more = { $count }か所すべてを表示
terms-cards = 単語カード
terms-list = 一覧
terms-card-front = 問題の面
terms-card-back = 答えの面
terms-turn = 裏返す
terms-knew = 覚えた
terms-again = もう一度
terms-card-at = { $count }枚中{ $at }枚目
terms-card-from = 出題する言語
terms-card-done = 全部覚えました：{ $count }枚
terms-card-none = 絞り込みに合う用語がないため、カードはありません。
terms-card-keys = スペースキーで裏返します。1でもう一度、2で覚えた山へ。Escapeで一覧に戻ります。
terms-restart = 最初から
terms-export = 書き出し
terms-export-note = ファイルはカーネルが作り、ブラウザーが保存します。
terms-saved = { $file }ができました。
terms-from-texts = テキストの語
terms-keys = 上下キーで用語を移動し、Enterで開きます。/で検索欄へ移り、Escapeで閉じます。
