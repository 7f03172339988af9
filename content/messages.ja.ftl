### Words of the interface that all games share, in Japanese.
### Sentences in です・ます; labels and buttons take no 。.

## Language and looks

ui-language = 言語
ui-stage = 大きな表示
ui-stage-leave = 通常の表示

## Seats

ui-you = あなた
ui-bot = ボット
ui-your-turn = あなたの手番
ui-waiting = { $seat }を待っています
ui-eliminated = 脱落
ui-winner = { $seat }の勝利
ui-tie = 引き分け：{ $seats }
ui-turn-of = { $seat }の手番

## The table

ui-table-label = 『{ $game }』のテーブル
ui-deck =
    { $count ->
        [0] 山札：なし
       *[other] 山札：{ $count }枚
    }
ui-discard-pile = 捨て札
ui-discard-of = { $seat }の捨て札
ui-hand = { $seat }の手札
ui-your-hand = あなたの手札
ui-hand-count =
    { $count ->
        [0] 手札なし
       *[other] 手札{ $count }枚
    }
ui-deck-cards = 山札のカード
ui-unknown-card = 不明なカード
ui-face-down-card = 裏向きのカード
ui-copies = ゲーム全体で{ $count }枚
ui-empty = なし
ui-forced-mark = 捨てさせられたカード（効果は発動していません）
ui-hidden-mark = 裏向きに捨てたカード
ui-public = 全員が知っています
ui-known-to = { $seats }が知っています
ui-masu-owner = FOMUS枡の持ち主は{ $seat }です
ui-farmer-bonus = { $seat }は次の手番で{ $count }枚引きます
ui-regeneration-card = 再生札

## Making a move

ui-legal-moves = 合法手（{ $count }）
ui-pick-left = 左のカード
ui-pick-right = 右のカード
ui-use-masu = FOMUS枡を使う
ui-decline = 使わない
ui-keep = { $card }を残す
ui-play = { $card }を出す
ui-confirm = 決定
ui-cancel = キャンセル

## Refusals

ui-not-allowed = この手は選べません
ui-clause = 条項
ui-ruling = 裁定
ui-ruling-note = 裁定：ルールブックに書かれていない点、はっきりしない点についての、このキットの判断
# $answer is what .default of a ruling says.
ui-ruling-plays = このキットでは：{ $answer }
ui-source-line = 原文の{ $line }行目
ui-bad-move = 手として読み取れません：{ $text }。合法手のどれかと同じ形で書いてください。
ui-out-of-date = クリックの前に局面が進んでいました。もう一度見てから選んでください。
ui-close = 閉じる

## Log and timeline

ui-log = ログ
ui-since = あなたの前回の手のあと
ui-replay = ここまでをリプレイ
ui-timeline = タイムライン
ui-step = ステップ{ $step }（全{ $of }ステップ）
ui-first = 最初のステップ
ui-back = 前へ
ui-next = 次へ
ui-last = 最後のステップ
ui-autoplay = 自動送り
ui-pause = 一時停止
ui-restart = 最初から
ui-another-example = 別の例
ui-example = 例
ui-game-over = ゲーム終了

## What if

ui-branch = ここから別の手を試す
ui-branch-dealt = この席が知りうることに合わせて配り直したものです
ui-branch-true = 実際の配札のまま（全公開のテーブル）
ui-branch-return = ゲームに戻る
ui-what-if = もしも：元のゲームとは別の局面です
ui-past = ステップ{ $step }（全{ $of }ステップ）を振り返っています。
ui-now = 現在に戻る

## Whose eyes

ui-look-as = テーブルを見る視点
ui-spectator = 観戦者
ui-open-table = 全公開のテーブル：すべてのカードが見えます

## Lessons

ui-lesson = レッスン
ui-goal = 目標
ui-hint = ヒント
ui-solution = 解答
ui-next-step = 次のステップ
ui-again = もう一度
ui-right = 正解
ui-lesson-step = レッスンのステップ{ $step }（全{ $of }ステップ）
ui-lesson-done = レッスン完了
ui-cost-turn = 合法手ですが、目標を果たさないまま手番を使ってしまいました。
ui-cost-out = 合法手ですが、その結果、脱落してしまいました。
ui-cost-game = 合法手ですが、その結果、ゲームに敗北しました。
ui-cost-game-won = 合法手で、ゲームにも勝利しましたが、このステップの目標とは違う勝ち方です。
ui-cost-trick = 合法手ですが、目標を果たす機会を逃しました。
ui-cost-all-lost = 合法手ですが、目標を果たせず、全員の敗北となりました。

## Without Python

ui-no-kernel = 保存された画面です。動くのはタイムラインだけです。遊ぶには、ノートブックで上のセルをクリックし、Shift+Enterを押してください。
ui-loading = 読み込み中……
ui-error = 問題が起きました：{ $text }

## Keyboard

ui-keyboard-help = 矢印キー：カードを移る。Enter：決定。Escape：キャンセル。Page UpとPage Down：タイムラインを戻る・進む。
ui-keyboard = キーボード操作
ui-list-and = { $list }、{ $last }
# Three items and more.
ui-list-more = { $list }、{ $last }
# A label and what it stands before.
ui-pair = { $label }：{ $value }

## Short words on cards, seats and buttons of the table

# Read aloud after a card or an option that is a legal choice.
ui-legal = 選べます
ui-forced-tag = 強制捨て札
ui-hidden-tag = 裏向き
ui-winner-tag = 勝者
ui-tie-tag = 引き分け
ui-type-move = または、手を文字で入力する
# $moves is a joined list of cards, or of moves in their text form.
ui-would-be-legal = 今の合法手：{ $moves }

## Notices

ui-bad-request = テーブルが操作を読み取れませんでした。何も変わっていません。
ui-not-offered = このテーブルでは、その視点を選べません。何も変わっていません。
ui-no-example = この条項の例は、今のところほかにありません。

## Tricks and sword tokens

ui-trick = トリック
ui-sword-tokens = { $seat }の剣トークン
ui-token-pool = テーブルの中央の剣トークン
ui-face-down-tokens = 裏向き{ $count }個
ui-removed-cards = 取り除いたカード
ui-transfers-left =
    { $count ->
        [0] 受け渡し：残りなし
       *[other] 受け渡し：残り{ $count }回
    }
# Beside the seat that leads the current trick.
ui-lead = リードプレイヤー
ui-who-wins = トリックを取るのは誰？
ui-which-token = 置くべき剣トークンは？
ui-owed-token = 置くべき色
ui-any-token = どの剣トークンでも可
# The two ends of a held hand.
ui-low = 小
ui-high = 大
ui-place-of = 小さいほうから{ $place }枚目（全{ $of }枚）
ui-give-token = 剣トークンを渡す
# Before the names of the seats that can be given a token.
ui-give-to = 誰に渡しますか？
ui-pass = パスする
ui-turning-point = 分かれ目
ui-still-winnable = まだ勝利できます
ui-lost-already = もう勝利できません
ui-not-known-yet = まだ分かりません
ui-winning-line = 勝利への道筋
ui-advice = 助言
ui-source-incomplete = 原文に欠落
ui-all-win = 全員の勝利
ui-all-lose = 全員の敗北
ui-illustrative = 例示用

## サイレントガーディアンズのテーブル：クイズ、手順の解説、原文に書かれていないこと

# トリックを取ったカードの横に置く語。
ui-wins-trick = トリックを取る
ui-token-placed = 置いた剣トークン：{ $color }
ui-hand-over = { $seat }に画面を渡す
ui-quiz = クイズ
ui-quiz-first = 先にクイズに答えてください。トリックを取るのは誰ですか？ 置くべき剣トークンはどれですか？
ui-quiz-colors = 2色から選べるときは、2色とも選んでください。
# $answer は名前、または色の並び。
ui-quiz-wrong = 違います。正解：{ $answer }
ui-walkthrough = 1トリックを順に見る
# ui-illustrative または ui-source-incomplete のあとに続く。
ui-source-ranks = カードに書かれた数はこのキットで決めたもので、原文にはありません。意味があるのは、同じ色の中での大小の順だけです。
ui-source-random = ランダム生成カードの内容は原文にありません。このゲームは基本ルールで進みます。
ui-source-scenario = シナリオ{ $number }の受け渡し回数は原文にありません。ここに出ている回数は例示用です。
ui-solve = まだ勝利できますか？
ui-turning-show = 分かれ目を見る
ui-solving = 探索中：{ $count }局面
# 後に手の文字表記が続く。その手のあと、勝利はできなくなった。
ui-turning-at = この手のあと、勝利はできなくなりました：
ui-step-short = ステップ{ $step }

# 数字がすべては見えない席への助言。ボタン：
ui-advice-ask = あなたならどうしますか？
# $of 通りのうち $count 通りを調べた。
ui-advice-running = 想定した配札を調査中：{ $count }／{ $of }
# 手の一覧の上。最も良い手が先頭。
ui-advice-deals = それぞれの手のあとにまだ勝利できる割合です。知っていることに合う配札を{ $count }通り想定しました。この探索はすべてのカードを見て行いますが、実際のテーブルでは見えません。探索で決まらなかった配札があると、区間は広くなります。
# 百分率と、その区間。
ui-advice-share = { $share }％（{ $low }～{ $high }％）

## サイレントガーディアンズの調べ：ランダムな配札でどれだけ勝利できるか

# $deals は1本の棒の裏にある配札の数のうち最大のもの。
ui-study-title = ランダムな配札でどれだけ勝利できますか？（各{ $deals }回）
ui-study-axis = 配札に占める割合（％）
ui-study-winnable = 勝利できる
ui-study-lost = 勝利できない
ui-study-unknown = 分からない
# $percent は 95 のような数。
ui-study-interval = { $percent }％区間、分からない配札は両方に数える
# 棒の下。$players は数、$mode は文字。
ui-study-even = { $players }人、モード{ $mode }、剣トークン均等
ui-study-uneven = { $players }人、モード{ $mode }、剣トークン不均等
ui-study-transfers = 受け渡し回数{ $count }
# その場で行う調べ：始める・続けるボタン、進み具合、終わったときの文。
ui-study-start = 始める
ui-study-go-on = 続ける
ui-study-running = { $of }回のうち{ $done }回
ui-study-sentence = { $label }：{ $deals }回の配札のうち{ $percent }％で勝利できます（区間{ $low }～{ $high }％）。

## 『コダマ』：パズル、ゲームの得点、置き方の得点

ui-puzzle-open = まずパズルのテーブルで1枚置いてから、もう一度試してください。
# パズルで置いたあと。$more は、ほかの置き方でさらに得られる点。
ui-puzzle-best = { $points }点です。ほかの置き方はどれも、これより低い得点です。
ui-puzzle-less = { $points }点です。ほかの置き方なら、あと{ $more }点多く得られます。
# ゲームの得点の図での、得点のもとの語。
ui-points-axis = 得点
ui-points-season = 季節カード
ui-points-kodama = コダマカード
# 文章での説明。$parts は季節ごとの部分のリスト。
ui-points-seat = { $seat }は{ $points }点を得ました。{ $parts }。
ui-points-part = { $season }はカードのつながりで{ $growth }点・季節カードで{ $extra }点・コダマカードで{ $kodama }点
# 木の図と、置ける場所。$on は1枚のカードか幹。
ui-worth-title = { $seat }の木に置いたときの得点
ui-worth-trunk = 幹
ui-worth-spot = { $card }を{ $on }の上に置くと{ $points }点
# 文章での説明。木には $count 枚のカードがあり、$best は最もよい組み合わせ、$over 組が10点上限を超える。
ui-worth-alt =
    { $seat }の木には{ $count }枚のカードがあります。最もよいのは、{ $best }です。{ $over ->
        [0] 10点上限を超える組み合わせはありません。
       *[other] 10点上限を超える組み合わせが{ $over }組あります。
    }
ui-worth-none = 置けるカードはなし

## 何が分かるか、どの手があるか（SILVA）

ui-know = 何が分かるか
# ボタン。2つ目はオープンテーブルだけに出る。
ui-know-you = あなたに分かること
ui-know-seat = { $seat }に分かること
ui-know-about = あなたについて{ $seat }に分かること
ui-know-note = { $seat }がこのステップまでに見たすべてから求めた正確な確率です。ほかのプレイヤーについては、どの手もそのとき可能だったとだけ考え、うまく選んだとは仮定していません。
ui-know-mean = { $seat }に何が分かるかは{ $seat }自身の手札によりますが、その手札はあなたには見えません。ここに出ているのは、あなたから見てありうるすべての場合の平均です。
# バーの上。手札は $count 枚。
ui-know-hand =
    { $count ->
        [1] { $seat }の手札
       *[other] { $seat }の手札：{ $count }枚
    }
ui-know-deck = 山札にある平均枚数
# 山札に平均 $count 枚、ゲーム全体で $of 枚。
ui-know-copies = { $count }／{ $of }枚
ui-know-percent = { $share }％
# 見ている人が持っているカードの横。
ui-know-held = あなたの手札
ui-know-sure = { $seat }があなたの手札を確実に知っている確率：{ $share }％
# 確率が変わったステップの一覧の上。
ui-know-why = なぜ？ { $card }
ui-know-change = { $before }％ → { $after }％
ui-know-unchanged = この確率はここまで変わっていません。
ui-know-running = 計算中：ステップ{ $count }／{ $of }
ui-know-stopped = ステップ{ $count }／{ $of }で止めました
ui-know-go-on = 続ける
ui-explore-ask = どの手がありますか？
# ボットの種類の選択の前。
ui-explore-bot = その後は全員が
ui-explore-random = ランダムに出す
ui-explore-sensible = よく考えて出す
ui-explore-running = 試したゲーム：{ $count }／{ $of }
ui-explore-games = それぞれの手のあとに勝利する確率です。1つの手につき{ $count }回、最後まで試しました。見えないカードは、あなたに分かることに合わせてランダムに決めています。同じことを100回行うと、およそ95回は本当の確率が区間に入ります。
ui-explore-exact = それぞれの手のあとに勝利する確率です。あなたから見てありうるすべての場合から、正確に計算しました。
# 手の短い書き方。
ui-explore-move = { $card }
    .target = { $card } → { $target }
    .guess = { $card } → { $target }：{ $guess }
ui-explore-keep = { $cards }を残す
