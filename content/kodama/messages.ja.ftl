### Kodama in Japanese: log lines, refusals, decisions, what a card says, rulings.
###
### です・ます throughout. Events name the seat; what a seat did is told in the past tense (～ました).
### .refused says what is wrong, then what would be right.
### $seat and $other are seats and arrive as names, $seats as names joined by 、.
### $element, $other_element and $season arrive as words: ホタル, 春.
### $card, $kodama_card and $season_card arrive written out by the messages under "Cards as sentences write them",
### $cards and $kodama_cards as lists of them joined by 、.
### $where and $placed arrive as they stand in the data, for a select. $points, $count, $kinds, $touching,
### $space and $number are numbers.


## Cards as sentences write them

ko-branch_card = 枝カード{ $number }
ko-kodama_card = コダマカード{ $number }
ko-season_card = { $season }の季節カード{ $number }
    .named = 「{ $name }」

## What a Kodama or Season card says, made from its data; .showing where the card names an Element

# per = "icon". $where: all, last_cards, within_2.
ko-kodama-icon =
    { $where ->
        [last_cards] 自分の枝先のカード
        [within_2] 幹から2枚以内のカード
       *[all] 自分の木
    }にあるエレメント1個につき、{ $points }点を得ます。
    .showing =
        { $where ->
            [last_cards] 自分の枝先のカード
            [within_2] 幹から2枚以内のカード
           *[all] 自分の木
        }にある{ $element }1個につき、{ $points }点を得ます。
# per = "card". $kinds, $touching: 0 where the card does not ask for them.
ko-kodama-card =
    { $where ->
        [within_2] 幹から2枚以内
       *[other] 自分の木
    }にある{ $kinds ->
        [0] { $touching ->
            [0] { "" }
           *[other] 、
        }
       *[other] 、エレメントがちょうど{ $kinds }種{ $touching ->
            [0] の
           *[other] で、
        }
    }{ $touching ->
        [0] { "" }
       *[other] ほかのカード{ $touching }枚以上に接する
    }{ $where ->
        [last_cards] 枝先のカード
       *[other] カード
    }1枚につき、{ $points }点を得ます。
    .showing =
        { $where ->
            [within_2] 幹から2枚以内
           *[other] 自分の木
        }にある、{ $kinds ->
            [0] { $element }{ $touching ->
                [0] のある
               *[other] があり、
            }
            [1] エレメントが{ $element }だけ{ $touching ->
                [0] の
               *[other] で、
            }
           *[other] { $element }を含めてエレメントがちょうど{ $kinds }種{ $touching ->
                [0] の
               *[other] で、
            }
        }{ $touching ->
            [0] { "" }
           *[other] ほかのカード{ $touching }枚以上に接する
        }{ $where ->
            [last_cards] 枝先のカード
           *[other] カード
        }1枚につき、{ $points }点を得ます。
ko-season-count = 成長フェイズの間、{ $element }はすべて{ $other_element }として数えます。
# $placed: none, within_2; .showing: what the card that you place must show.
ko-season-placed =
    { $placed ->
        [within_2] 幹から2枚以内
       *[none] 自分の木
    }にカードを置くと、追加で{ $points }点を得ます。
    .showing =
        { $placed ->
            [within_2] 幹から2枚以内
           *[none] 自分の木
        }に、{ $element }があるカードを置くと、追加で{ $points }点を得ます。
# $placed: none, within_2; .showing: what the last card that you lay yours on must show.
ko-season-onto =
    枝先のカードの上に{ $placed ->
        [within_2] 、幹から2枚以内になるように
       *[none] { "" }
    }カードを置くと、追加で{ $points }点を得ます。
    .showing =
        { $element }がある枝先のカードの上に{ $placed ->
            [within_2] 、幹から2枚以内になるように
           *[none] { "" }
        }カードを置くと、追加で{ $points }点を得ます。

## Setup

ko-setup-track = 得点トラックを場の脇に置き、季節マーカーを「春」の文字の横に置きました。
ko-setup-trunk = { $seat }に{ $element }の幹カードが渡されました。
ko-setup-marker = { $seat }は{ $element }のプレイヤーマーカーを、得点トラックの0のマスに置きました。
ko-setup-kodama = { $seat }にコダマカードが4枚配られました。
    .private = { $seat }に{ $kodama_cards }が配られました。
ko-setup-season = 季節ごとに季節カード1枚がランダムに決まり、裏向きに置かれました。
ko-setup-deck = 枝カード{ $count }枚をシャッフルし、山札にしました。
    .refused = まだ早すぎます。ゲームの準備で、ランダムに決まるものがすべて決まるまでお待ちください。
    .refused_chance = 今、その結果は起こりません。起こるのは、まだ可能な結果だけです。
ko-setup-display = 場札が並びました：{ $cards }。
ko-setup-first = { $seat }はスタートプレイヤー駒を受け取りました。{ $seat }からゲームを始めます。

## The Season phase

ko-flow-seasons = { $season }が始まります。
ko-season-reveal = この季節のルールが公開されました：{ $season_card }。
ko-season-discard = 前の季節の季節カードを捨てました：{ $season_card }。

## The Growth phase: placing a card

ko-turn-order = { $seat }の手番です。
    .refused = 今決めるのは{ $seat }です。{ $seat }が決めるまでお待ちください。
ko-turn-1-choose = { $seat }は場札から{ $card }を取り、自分の木に置きました。
    .refused = { $card }は場札にありません。場札にあるカードから選んでください。
    .refused_unknown = 「{ $id }」という枝カードはありません。場札にあるカードから選んでください。
ko-place-bark =
    .refused = 枝の端が樹皮に重なっていません。自分の木の樹皮から枝が伸びるように置いてください。
ko-place-one_card =
    .refused = このカードは{ $count }枚に接しています。接してよいのは1枚だけです。ほかのカードから離してください。
    .refused_other = このカードは{ $other }の木のカードに接しています。自分の木のカード1枚だけに接するように置いてください。
    .refused_none = このカードは、どのカードにも接していません。自分の木のカードの上に置いてください。
ko-R8 =
    .refused = このカードは、ほかのカードの横にあるだけで、重なっていません。枝が伸びるもとになるカードに重ねてください。
ko-place-no_cover =
    .refused =
        { $count ->
            [1] このカードはエレメントを1個隠しています（{ $element }）。自分の木のエレメントがすべて見えるように置いてください。
           *[other] このカードはエレメントを{ $count }個隠しています（{ $element }など）。自分の木のエレメントがすべて見えるように置いてください。
        }
ko-place-table_edge =
    .refused = このカードはテーブルの端から{ $count }mmはみ出しています。テーブルの上に戻してください。
ko-place-max10 =
    .refused = この置き方では{ $points }点になり、10点上限を超えます。ほかの場所か、ほかのカードを選んでください。
ko-R7 = { $seat }は場札のどのカードも置けないので、パスしました。このような場合のことは、ルールブックに書かれていません。
    .refused = 場札に置けるカードがあるので、パスできません。枝カードを自分の木に置いてください。
ko-flow-growth_rounds =
    .refused = 今は成長フェイズなので、コダマカードを出せません。場札の枝カードを置いてください。

## The Growth phase: scoring and refilling

ko-score-extent = { $element }：カードのつながりはさらに下で途切れます。{ $seat }は{ $points }点を得ました。
    .trunk = { $element }：カードのつながりは幹まで続きます。{ $seat }は{ $points }点を得ました。
ko-score-break = { $element }：1つ下のカードにないため、カードのつながりはすぐに途切れます。{ $seat }の得点は0点です。
ko-R1 = { $element }：1つ下のカードにありません。このテーブルの裁定では、置いたカードの分を数えます。{ $seat }は{ $points }点を得ました。
ko-score-no_fork = { $element }：枝分かれにある{ $count }個は、{ $seat }の得点になりません。
ko-score-rule =
    { $points ->
        [0] { $seat }は、置いたカードでは得点できませんでした。
       *[other] { $seat }は、置いたカードで合わせて{ $points }点を得ました。
    }
ko-card-season =
    { $points ->
        [0] { $season_card }による{ $seat }の追加の得点はありません。
       *[other] { $seat }は{ $season_card }により、追加で{ $points }点を得ました。
    }
    .counted = この成長フェイズの間、{ $seat }のカードの{ $element }はすべて{ $other_element }として数えます。
ko-turn-3-refill = { $card }を引き、場札に補充しました。
ko-turn-3-marker = スタートプレイヤーの{ $seat }は、季節マーカーを季節トラックの{ $space }のマスに進めました。

## The Kodama phase

ko-kodama-play =
    { $points ->
        [0] { $seat }は{ $kodama_card }を出しました。得点はありません。
       *[other] { $seat }は{ $kodama_card }を出し、{ $points }点を得ました。
    }
    .refused = 今はコダマフェイズなので、枝カードを置けません。手札のコダマカードを1枚出してください。
    .refused_card = { $kodama_card }は手札にありません。持っているコダマカードを出してください。
    .refused_unknown = 「{ $id }」というコダマカードはありません。持っているコダマカードを出してください。
ko-first-pass = { $seat }は、最低得点（{ $points }点）の{ $other }にスタートプレイヤー駒を渡しました。
    .kept = { $seat }は最低得点なので、スタートプレイヤー駒を持ったままです。
ko-first-tie = 最低得点は同点です。{ $seat }は、同点のプレイヤーのうち左側で最も近い{ $other }に、スタートプレイヤー駒を渡しました。
ko-R14 = 最低得点は同点で、{ $seat }もその1人です。このテーブルの裁定では、{ $seat }がスタートプレイヤー駒を持ったままです。

## End of the game

ko-end-when = 3回目のコダマフェイズが終わりました。ゲーム終了です。
    .refused = ゲームは終了しています。別の手を試すには、前の局面に戻ってください。
ko-end-win = { $seat }が{ $points }点で勝利しました。
    .shared = { $seats }が{ $points }点で並び、ともに勝利しました。

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-place = あなたの手番です。場札から1枚を選び、自分の木に置いてください。
    .other = { $seat }が場札のカードと置く場所を選んでいます。
decision-kodama = 手札のコダマカードを1枚出してください。
    .other = { $seat }が出すコダマカードを選んでいます。
decision-trunk = 幹カードを渡すところです。
    .other = 幹カードを渡すところです。
decision-deal = コダマカードを配るところです。
    .other = コダマカードを配るところです。
decision-first = スタートプレイヤーを決めるところです。
    .other = スタートプレイヤーを決めるところです。
decision-draw = 枝カードを1枚引くところです。
    .other = 枝カードを1枚引くところです。
decision-display = 場札を並べるところです。
    .other = 場札を並べるところです。
decision-season = 季節カードを公開するところです。
    .other = 季節カードを公開するところです。
decision-over = ゲームは終了しました。
    .other = ゲームは終了しました。

## Rulings: the question in one sentence; .default is what this kit plays

ko-ruling-R1 = 置いたカードにあるエレメントが、1つ下のカードになくても得点になりますか？
    .default = なりません。そのエレメントのカードのつながりはすぐに途切れ、0点です。
ko-ruling-R2 = 置いたカードに複数のエレメントがあるとき、カードのつながりは全体で1つですか、エレメントごとですか？
    .default = エレメントごとです。あるエレメントがなくなると、そのエレメントのつながりだけが途切れます。
ko-ruling-R6 = 季節カードがエレメントの数え方を変えるとき、10点上限に当てはめるのはどの得点ですか？
    .default = 季節カードを使わない得点です。この得点は10点を超えられません。季節カードを使った得点は超えてもかまいません。
ko-ruling-R7 = 場札のどのカードも置けないプレイヤーは、どうしますか？
    .default = パスします。カードは置かず、得点もなく、場札はそのままです。季節マーカーはいつもどおり進みます。
ko-ruling-R8 = カードの端や角だけが触れ合うときも、接していることになりますか？
    .default = なります。置いたカードは、ちょうど1枚だけに重なり、ほかのカードとは端も角も触れ合ってはなりません。
ko-ruling-R9 = ルールブックには、2つの名前で呼ばれるエレメントがあります。同じエレメントですか？
    .default = 同じです。エレメントは6種類で、このキットではこれをホタルと呼びます。
ko-ruling-R12 = 幹そのものは、「幹から2枚以内」に含まれますか？
    .default = 含まれます。幹カードも1枚のカードなので数えます。
ko-ruling-R14 = 最低得点の同点にスタートプレイヤーが含まれるとき、スタートプレイヤー駒を持ったままにしますか？
    .default = いいえ。同点のほかのプレイヤーのうち、左側で最も近いプレイヤーに渡します。
ko-ruling-R19 = 得点の最も高いプレイヤーが複数いるとき、誰が勝利しますか？
    .default = そのプレイヤー全員が、ともに勝利します。

## The screen

# What a card shows, in running text.
ui-count-caterpillar = イモムシ{ $count }個
ui-count-cloud = 雲{ $count }個
ui-count-firefly = ホタル{ $count }個
ui-count-flower = 花{ $count }個
ui-count-mushroom = キノコ{ $count }個
ui-count-star = 星{ $count }個
# $card arrives written out: 枝カード12. $elements is a list of the counts above, joined by 、.
ui-card-shows = { $card }：{ $elements }
# $parent is ui-the-trunk or another card written out.
ui-card-grown = { $card }：{ $elements }。{ $parent }から伸び、得点は{ $points }点
ui-trunk-card = { $element }の幹カード
ui-the-trunk = 幹カード
ui-tree-of = { $seat }の木
# Read aloud on a small tree: a click shows it large.
ui-enlarge = { $seat }の木を大きく表示
ui-points = { $points }点
ui-score-of = { $seat }：{ $points }点
ui-first-pawn = スタートプレイヤー駒
ui-display = 場札
# The name of the group that holds the Display and the Kodama cards.
ui-cards-to-choose = 場札とコダマカード
ui-kodama-hand = あなたのコダマカード
ui-kodama-of = { $seat }のコダマカード
ui-kodama-count =
    { $count ->
        [0] 手札のコダマカードなし
       *[other] 手札のコダマカード{ $count }枚
    }
ui-kodama-played = 出したカード：{ $cards }
ui-worth = 今なら{ $points }点
ui-season-card = 季節カード
ui-season-track = 季節トラック：季節マーカーは{ $space }のマス（最後は12）
ui-round = ラウンド{ $round }（全4ラウンド）
# In place of the round, while Kodama cards are played.
ui-kodama-phase = コダマフェイズ
ui-score-track = 得点トラック
# A small label on the line below which no card may extend.
ui-table-edge = テーブルの端
ui-total = 合計
# In place of a sum, where the card below does not show the Element.
ui-line-breaks = すぐに途切れる
ui-score-steps = 得点を順に見る
ui-scored = { $card }の得点
ui-would-score = { $card }をここに置いたときの得点
ui-look-at-card = 木のカードを指すと、そのカードの得点が表示されます。
ui-place-help = 場札のカードを自分の木にドラッグしてください。カードを選んでから、矢印キーで置きやすい場所を順に見ることもできます。
ui-place-keys = 矢印キー：別の場所。Shift＋矢印キー：1mm動かす。Rまたはマウスホイール：回す。「[」と「]」：1度ずつ回す。Enter：置く。Escape：キャンセル。
# $parent as above. Then what the placement would score.
ui-place-at = 場所{ $place }（全{ $of }か所）：{ $parent }の上、{ $points }点
ui-place-free = { $parent }の上：{ $points }点
ui-place-before = 前の場所
ui-place-after = 次の場所
ui-place-here = ここに置く
ui-turn-left = 左に回す
ui-turn-right = 右に回す
ui-no-place = このカードを置きやすい場所は見つかりませんでした。自分で場所を探すか、ほかのカードを選んでください。
ui-print = 木を印刷する
# The bars of a game’s points.
ui-points-title = 得点の内訳（季節・エレメント・得点のもと）
