### Living Forest Duel in Japanese: log lines, refusals, decisions, rulings.
###
### です・ます throughout. Events name the seat; what a seat did is told in the past tense (～ました).
### .refused says what is wrong, then what would be right.
### $seat and $other are seats and arrive as names: 夏, 冬, or the players' own.
### $card, $tree_card and $other_tree arrive written out by the messages under "Cards as sentences write them",
### $cards as a list of them joined by 、.
### $element arrives as a word, as in the section after it; $action as the name of the action, which the sentence puts
### in 「」.
### $count, $number, $cost, $total, $value and $round are numbers.


## Cards as sentences write them

lfd-neutral_card = 中立動物{ $number }
lfd-season_card = { $season }の守護獣{ $number }
lfd-stag_card = 牡鹿カード
lfd-varan_card = { $season }の火まといバランカード
lfd-tree_card = 護りの木カード{ $number }（{ $element }）

## Elements in running text

lfd-element-sun = 太陽
lfd-element-water = 水
lfd-element-tree = 木
lfd-element-move = 移動

## Setup

lfd-meta-players = 夏と冬、2人のプレイヤーの対決です。
lfd-act-muster_choice =
    .setup = 招集ラインが並びました：{ $cards }。
lfd-turn-first = ラウンド{ $round }は{ $seat }の手番から始まります。

## Turns

lfd-turn-alternate = { $seat }の手番です。
    .refused = 今決めるのは{ $seat }です。{ $seat }が決めるまでお待ちください。
lfd-R13 = { $seat }はアクショントークンが残っていないので、パスします。
lfd-R15 = { $seat }は、公開するカードがなく、アクショントークンも置けないので、パスします。この場合のルールは、ルールブックにありません。
    .both = どちらのプレイヤーも、カードを公開できず、アクショントークンも置けないので、ラウンドが終わります。この場合のルールは、ルールブックにありません。
    .refused = 共有山札も共有捨て札も空なので、公開するカードがありません。置けるなら、アクショントークンを置いてください。
    .refused_pass = 今はパスできません。パスできるのは、アクショントークンが残っていないときと、カードを公開することもアクショントークンを置くこともできないときだけです。

## Revealing a card

lfd-turn-opt_reveal = { $seat }は共有山札から1枚公開します。
    .refused = 今はカードを公開できません。カードの公開には1回の手番を使います。まず、始めたことを終えてください。
lfd-turn-reshuffle = 共有山札がなくなりました。共有捨て札{ $count }枚をシャッフルし、新しい共有山札にしました。
lfd-reveal-place =
    .refused = まだ早すぎます。次のカードが引かれるまでお待ちください。
lfd-reveal-neutral = { $seat }が引いたのは{ $card }です。共有守護獣ラインに置きました。
lfd-reveal-own = { $seat }が引いたのは{ $card }です。{ $seat }自身の個人ラインに置きました。
lfd-reveal-opp = { $seat }が引いたのは{ $card }です。{ $other }の個人ラインに置きました。
lfd-onibi_card = { $seat }が引いたのは{ $card }です。{ $other }が鬼火カードを持っているので、共有守護獣ラインに置きました。
lfd-onibi_card-varan = { $seat }が引いたのは{ $card }です。{ $other }の個人ラインに置きました。
lfd-sanki-varan = { $seat }はサンキカードを使い、{ $card }をサプライに戻しました。
lfd-sanki-once =
    .kept = { $seat }はサンキカードを使わず、手元に残しました。
    .refused = 今はサンキカードを使うかどうかを決めるときではありません。決めるのは、自分の季節の火まといバランカードが公開されたときと、自分がカードを公開したあとです。
    .refused_asked = 自分の季節の火まといバランカードが公開されました。まず、サンキカードを使うかどうかを決めてください。
lfd-sanki-token = { $seat }はサンキカードを使い、同じ手番にアクショントークンを置きます。

## Solitary icons

lfd-solitary-herd = { $seat }の孤立アイコン{ $count }個は、群れアイコンで無効になります。
lfd-solitary-three = 孤立アイコンが{ $count }個に達したので、{ $seat }はアクショントークンを1個失いました。
    .none = 孤立アイコンが{ $count }個に達しましたが、{ $seat }には失うアクショントークンが残っていません。
lfd-solitary-four = 孤立アイコンが{ $count }個に達したので、{ $seat }はアクショントークンをさらに1個失いました。このラウンドでは、もうアクションを実行できません。
    .none = 孤立アイコンが{ $count }個に達しましたが、{ $seat }には、さらに失うアクショントークンが残っていません。

## Placing an action token

lfd-turn-opt_token =
    .refused = アクションの前に、アクショントークンを置かなければなりません。共有守護獣ラインに1個置くか、カードを1枚公開してください。
lfd-token-place = { $seat }は、共有守護獣ラインの左から{ $number }枚目のカードに、{ $element }のアクショントークンを置きました。
    .refused = アクショントークンが残っていません。ラウンドの終わりに2個とも戻ります。
    .refused_now = アクショントークンを置いたところです。まず、そのアクションを実行してください。
lfd-token-rightmost =
    .refused = 共有守護獣ラインに{ $element }のカードがありません。ほかの自然力を選ぶか、カードを1枚公開してください。
lfd-token-count = 共有守護獣ラインを左端から数えると、{ $seat }が使える{ $element }の数値は{ $count }です。
lfd-token-restart = 左から{ $number }枚目のアクショントークンのすぐ右から数えると、{ $seat }が使える{ $element }の数値は{ $count }です。
lfd-R4 =
    .refused = { $element }を持つ一番右のカード（左から{ $number }枚目）には、すでに{ $element }のアクショントークンがあります。{ $element }の新しいカードが出るまで待つか、ほかの自然力を選んでください。
lfd-token-same_player_gap =
    .refused = 左から{ $number }枚目にある自分の{ $element }のアクショントークンと、新しく置く場所との間に、まだ指されていないアイコンがありません。そのようなアイコンが出るまで待つか、ほかの自然力を選んでください。
lfd-R7 = { $seat }の個人ラインと森から、{ $element }の数値が{ $count }加わります。
lfd-card-values = { $seat }がアクション「{ $action }」に使える数値は{ $value }です。
    .refused = 今の数値は、アクション「{ $action }」にしか使えません。そのアクションを実行してください。
lfd-R38 = この数値では何も得られません。{ $seat }のアクションは何も起こさずに終わります。この場合のルールは、ルールブックにありません。
    .refused = まだやめられません。今の数値でできることがあります。まず、アクションを実行してください。

## Recruiting guardian animals

lfd-act-muster = { $seat }はコスト{ $cost }で、招集ラインから共有捨て札に{ $cards }を置きました。
    .refused = コストは{ $cost }ですが、数値は{ $value }しかありません。枚数を減らすか、コストの低いカードを選んでください。
    .refused_empty = 招集ラインの左から{ $number }番目にはカードがありません。カードのある場所を選んでください。
lfd-act-muster_refill = { $seat }は{ $card }を引き、招集ラインに補充しました。
lfd-R17 = { $seat }の山札が空なので、招集ラインの{ $count }か所が空いたままです。
lfd-act-muster_win = 招集ラインのカードがすべて{ $seat }の季節になりました。{ $seat }の勝利です。

## Extinguishing fire

lfd-act-fire = { $seat }はコスト{ $cost }で炎トークンを{ $count }個取り、合わせて{ $total }個になりました。
    .refused = コストは{ $cost }ですが、数値は{ $value }しかありません。個数を減らすか、コストの低い炎トークンを選んでください。
    .refused_none = { $number }番目の空き地に、炎トークンはそれほどありません。そこにある数までにしてください。
lfd-act-fire_win = { $seat }の炎トークンが{ $count }個になりました。{ $seat }の勝利です。

## Planting protective trees

lfd-act-tree_buy = { $seat }はコスト{ $cost }で{ $tree_card }を植えました。
    .refused = コストは{ $cost }ですが、数値は{ $value }しかありません。コストの低いカードを選んでください。
    .refused_empty = { $element }の護りの木の山札は空です。ほかの山札を選んでください。
lfd-act-tree_limit =
    .refused = このアクションでは、{ $element }の護りの木の山札からすでに1枚取りました。ほかの山札を選ぶか、終わりにしてください。
lfd-act-tree_place =
    .refused = このカードから湖まで川がつながりません。湖につながる川と合う場所に置いてください。
lfd-act-tree_cover = { $seat }の森で、{ $tree_card }を{ $other_tree }に重ねました。
lfd-R21 =
    .refused = 湖のある開始時護りの木カードには重ねられません。ほかの場所を選んでください。
    .refused_cut = ここに置くと、{ $tree_card }から湖まで川がつながらなくなります。ほかの場所を選んでください。
lfd-act-tree_bonus =
    .sanki = ボーナスアイコンがそろい、{ $seat }はサンキカードを1枚得ました。
    .extra = ボーナスアイコンがそろい、{ $seat }は追加アクションを1回得ました。
    .none = ボーナスアイコンがそろいましたが、{ $seat }が得るサンキカードは残っていません。
lfd-act-tree_win = { $seat }の森で、護りの木カードが3×3に並びました。{ $seat }の勝利です。

## Moving the Onibi

lfd-act-onibi = { $seat }は鬼火駒を{ $count }歩動かしました。
    .refused = { $count }歩は多すぎます。数値は{ $value }です。{ $value }歩以内を選んでください。
lfd-R25 =
    .refused = 鬼火駒をその場にとどめることはできません。1歩以上を選んでください。
lfd-act-onibi_cross_none = 鬼火駒が一番端の空き地を越えました。{ $other }が鬼火カードを受け取り、鬼火駒は{ $seat }の側の端に戻ります。
lfd-act-onibi_cross_mine = 鬼火駒が一番端の空き地を越えました。{ $seat }は鬼火カードをサプライに戻し、鬼火駒は{ $seat }自身の側の端に戻ります。
lfd-act-onibi_cross_opp = 鬼火カードが{ $other }の手元にあるときに、{ $seat }の動かした鬼火駒が一番端の空き地を越えました。
lfd-act-onibi_bonus =
    .sanki = 鬼火駒がボーナスのある空き地に止まり、{ $seat }はサンキカードを1枚得ました。
    .extra = 鬼火駒がボーナスのある空き地に止まり、{ $seat }は追加アクションを1回得ました。
    .none = 鬼火駒がボーナスのある空き地に止まりましたが、{ $seat }が得るサンキカードは残っていません。
lfd-win-onibi = 鬼火駒が相手側の端から出ていきました。{ $seat }の勝利です。

## Extra actions

lfd-R36 = { $seat }は追加アクションとして「{ $action }」を選びました。数値は{ $value }です。この数値は、ルールブックにありません。
    .refused = 追加アクションがあります。まず、4種のアクションから1つを選んでください。
    .refused_none = 今、選べる追加アクションはありません。始めたアクションを実行してください。

## End of a round

lfd-end-when = ラウンド{ $round }が終わりました。
lfd-end-fire_value = 炎の数値は、{ $number }か所の空き地を合わせて{ $count }です。
lfd-end-water = { $seat }の水の数値は{ $count }です。
lfd-end-varan = 炎の数値が{ $seat }の水の数値より高いので、{ $seat }の季節の火まといバランカード{ $count }枚を共有捨て札に加えました。
    .safe = 炎の数値は{ $seat }の水の数値より高くないので、火まといバランカードは加えません。
lfd-R30 =
    { $count ->
        [0] 炎の数値が{ $seat }の水の数値より高いのですが、サプライに火まといバランカードは残っていません。
       *[other] 炎の数値が{ $seat }の水の数値より高いのですが、サプライの火まといバランカードは{ $count }枚しかありません。すべて共有捨て札に加えました。
    }
lfd-end-spread = 鬼火駒の隣の空き地に、炎トークンを合わせて{ $count }個置きました。
    .none = サプライに、鬼火駒の隣に置く炎トークンが残っていません。
lfd-end-clear = 両者がアクショントークンを回収しました。共有守護獣ラインと個人ラインのカードは、すべて共有捨て札に置きました。
lfd-end-repeat = まだ誰も勝利していません。ラウンド{ $round }に進みます。

## End of the game

lfd-win-first =
    .refused = ゲームは終了しています。別の手を試すには、前の局面に戻ってください。

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-turn = あなたの手番です。カードを1枚公開するか、アクショントークンを1個置いてください。
    .other = カードを公開するかアクショントークンを置くかを、{ $seat }が決めています。
decision-sanki = 自分の季節の火まといバランカードが公開されました。サンキカードを使って、このカードをサプライに戻しますか？
    .other = 火まといバランカードをサプライに戻すかどうかを、{ $seat }が決めています。
decision-second = サンキカードを使い、同じ手番にアクショントークンを置きますか？
    .other = サンキカードを使ってアクショントークンを置くかどうかを、{ $seat }が決めています。
decision-act = アクションを実行してください。
    .other = { $seat }がアクションを実行しています。
decision-extra = 追加アクションを得ました。4種のアクションから1つを選んでください。
    .other = { $seat }が追加アクションを選んでいます。
decision-deal = 招集ラインを並べるところです。
    .other = 招集ラインを並べるところです。
decision-draw = 共有山札から1枚引くところです。
    .other = 共有山札から1枚引くところです。
decision-refill = 招集ラインに補充するところです。
    .other = 招集ラインに補充するところです。
decision-over = ゲームは終了しました。
    .other = ゲームは終了しました。

## Rulings: the question in one sentence; .default is what this kit plays

lfd-ruling-R1 = アクショントークンを置いたカードも数えますか？
    .default = 数えます。数えるのはそのカードまでです。
lfd-ruling-R2 = 使う分を減らすために、アクショントークンをもっと左に置けますか？
    .default = 置けません。その自然力を持つ一番右のカードに置きます。
lfd-ruling-R3 = 同じ自然力にある相手のアクショントークンからも、数え直しますか？
    .default = 数え直します。誰のものでも同じです。持ち主を問うのは、間を空けるルールだけです。
lfd-ruling-R4 = その自然力を持つ一番右のカードに、すでに同じ自然力のアクショントークンがあるとき、置けますか？
    .default = 置けません。数えるものが残っていません。
lfd-ruling-R5 = 同じプレイヤーが同じアクションのために置く2個のアクショントークンの間には、何がなければなりませんか？
    .default = 2個の間にあるカードに、同じ自然力のアイコンで、アクショントークンに指されていないものがなければなりません。
lfd-ruling-R6 = 1枚のカードに、アクショントークンを2個置けますか？
    .default = 指す自然力が違えば置けます。
lfd-ruling-R7 = 個人ラインと森は、アクションの数値に加わりますか？
    .default = 加わります。アクションのたびに、自分の場のすべてを数えます。ただし、共有守護獣ラインにアクショントークンを置かなければなりません。
lfd-ruling-R8 = アクションで使い切らなかった数値は、あとに残せますか？
    .default = 残せません。失われます。
lfd-ruling-R9 = 共有守護獣ラインの群れアイコンは、孤立アイコンを無効にしますか？
    .default = いいえ。無効にするのは、自分の場にある群れアイコンだけです。
lfd-ruling-R10 = 1ラウンドに同じ個数の孤立アイコンでアクショントークンを2回失うことや、あとから出た群れアイコンで取り戻すことはありますか？
    .default = どちらもありません。3個と4個は1ラウンドに1回ずつで、失ったものは戻りません。
lfd-ruling-R11 = すでに置いたアクショントークンを失うことはありますか？
    .default = ありません。失うのは未使用のものだけで、残っていなければ何も起こりません。
lfd-ruling-R12 = 共有守護獣ラインの孤立アイコンが両者にかかわるとき、どちらを先に調べますか？
    .default = 手番プレイヤーです。
lfd-ruling-R13 = アクショントークンが残っていないプレイヤーも、カードを公開できますか？
    .default = できません。そのプレイヤーはパスし、もう1人が続けます。
lfd-ruling-R14 = 最後の何手番かを1人で行ったとき、次のラウンドはどちらから始めますか？
    .default = もう1人からです。前のラウンドを始めたプレイヤーであっても同じです。
lfd-ruling-R15 = 公開するカードがないときは、どうしますか？
    .default = アクショントークンを置かなければなりません。置けなければ手番を失い、どちらも何もできなければラウンドが終わります。
lfd-ruling-R16 = 守護獣を招き入れたあと以外にも、招集ラインを調べますか？
    .default = 調べません。招集ラインで勝利できるのは、このアクションだけです。
lfd-ruling-R17 = 招集ラインの新しい動物はどこに置き、自分の山札が空ならどうしますか？
    .default = 空いた場所に置きます。カードがなければ空いたままで、どちらの季節にも数えません。
lfd-ruling-R18 = 招集ラインから出た動物は、すぐに使えますか？
    .default = 使えません。共有捨て札に置かれ、シャッフルのあとで再び出てきます。
lfd-ruling-R19 = 同じ空き地の炎トークンは、1個ずつコストがかかりますか？
    .default = かかります。1個ごとに空き地の数を使います。
lfd-ruling-R20 = 開始時護りの木カードは、3×3に含まれますか？
    .default = 含まれます。9枚のうちの1枚として数えます。
lfd-ruling-R21 = どのカードに重ねられますか？
    .default = 湖のあるカードを除くすべてです。ただし、どのカードも湖まで川でつながっていなければなりません。
lfd-ruling-R22 = 重ねられた木の自然力は、まだ数えますか？
    .default = 数えません。一番上のカードだけを数えます。
lfd-ruling-R23 = 鬼火駒が空き地から出て反対の端に戻るとき、歩数を使いますか？
    .default = 使います。空き地から出る1歩で、反対の端に戻ります。
lfd-ruling-R24 = 鬼火駒は、どちらの側に戻りますか？
    .default = 動かしたプレイヤーの側です。
lfd-ruling-R25 = 鬼火駒を動かさなくてもよいですか？
    .default = いけません。1歩以上動かします。
lfd-ruling-R26 = 通った空き地のボーナスも得ますか？
    .default = 得ません。止まった空き地のものだけです。
lfd-ruling-R27 = ラウンドの終わりに、炎トークンが何個もある空き地は、何度も数えますか？
    .default = いいえ。鬼火駒か炎トークンのある空き地を、1か所につき1回だけ数えます。
lfd-ruling-R28 = ラウンドの終わりに使用済みとするのは、共有守護獣ラインの水だけですか？
    .default = そうです。そこでは水の最後のアクショントークンより右だけを数え、自分の場はすべて数えます。
lfd-ruling-R29 = 鬼火駒が一番端の空き地にあるとき、新しい炎トークンはどこに置きますか？
    .default = 隣にある1か所の空き地だけに置きます。
lfd-ruling-R30 = サプライの火まといバランカードが足りないときは、どうしますか？
    .default = あるだけ加えます。
lfd-ruling-R31 = ラウンドの終わりのステップは、どの順に行いますか？
    .default = 書かれている順です。炎、水、火まといバランカード、新しい炎トークン、片付けと進みます。
lfd-ruling-R32 = 火まといバランカードへのサンキカードは、孤立アイコンを数える前に使いますか？
    .default = 前に使います。置く、戻す、数える、そのあとでサンキカードによるアクショントークンです。
lfd-ruling-R33 = 使ったサンキカードは、どこに行きますか？
    .default = サプライに戻り、また手に入ります。
lfd-ruling-R34 = 2つの勝利条件を同時に満たしたら、誰が勝利しますか？
    .default = アクションを実行したプレイヤーです。
lfd-ruling-R35 = サプライは共通ですか、それぞれにありますか？
    .default = 鬼火カードは共通のサプライに、火まといバランカードはその季節のサプライに戻します。
lfd-ruling-R36 = 追加アクションはどのアクションで、どれほど強く、アクショントークンは要りますか？
    .default = 4種のどれか1つを数値2で行い、アクショントークンは要りません。この数値は例示用です。
lfd-ruling-R37 = 鬼火カードのために共有守護獣ラインに置かれた動物は、誰のものですか？
    .default = 中立動物と同じく、両者のものです。数値は両者が使え、孤立アイコンも両者に数えます。
lfd-ruling-R38 = 数値で何も得られないときも、アクショントークンを置けますか？
    .default = 数値が1以上なら置けます。アクショントークンは使ったことになります。

## テーブル

ui-shared-line = 共有守護獣ライン
ui-own-line = { $seat }の個人ライン
ui-forest-of = { $seat }の森
ui-recruitment-line = 招集ライン
ui-clearings = 空き地
ui-tree-piles = 護りの木の山札
ui-shared-deck = 共有山札：{ $count }
ui-shared-discard = 共有捨て札：{ $count }
ui-own-deck = { $seat }の山札：{ $count }
ui-fire-value = 炎の数値：{ $value }
ui-fires-left = サプライの炎トークン：{ $count }
ui-round = ラウンド{ $round }
ui-varans-left = { $seat }のサプライの火まといバランカード：{ $count }
ui-onibi-card = 鬼火カード
ui-onibi-card-nobody = 鬼火カード：サプライ
ui-extra-value = 追加アクションの数値：{ $value }
# ui-illustrative のあとに続く。
ui-source-duel = カード、コスト、空き地、サプライの数、ゲーム開始時の配置はこのキットで決めたもので、原文にはありません。

## テーブルの各部分を読み上げる文

# 1枚のカードを読み上げる。$card は文中の書き方のカード。それぞれが1文になる。
ui-card-words =
    { $card }。{ $sun ->
        [0] {""}
       *[other] 太陽{ $sun }。
    }{ $water ->
        [0] {""}
       *[other] 水{ $water }。
    }{ $tree ->
        [0] {""}
       *[other] 木{ $tree }。
    }{ $move ->
        [0] {""}
       *[other] 移動{ $move }。
    }{ $solitary ->
        [0] {""}
       *[other] 孤立アイコン{ $solitary }個。
    }{ $herd ->
        [0] {""}
       *[other] 群れアイコン{ $herd }個。
    }{ $cost ->
        [0] {""}
       *[other] コスト{ $cost }。
    }
# $sides は ui-side の並び。開始時のカードでは $lake が 1。
ui-tree-words =
    { $lake ->
        [0] { $tree_card }。
       *[other] 湖のある開始時護りの木カード。
    }{ $sun ->
        [0] {""}
       *[other] 太陽{ $sun }。
    }{ $water ->
        [0] {""}
       *[other] 水{ $water }。
    }{ $tree ->
        [0] {""}
       *[other] 木{ $tree }。
    }{ $move ->
        [0] {""}
       *[other] 移動{ $move }。
    }川は{ $sides }へ。
ui-clearing-words =
    空き地{ $number }。数値{ $value }。{ $fires ->
        [0] {""}
       *[other] 炎トークン{ $fires }個。
    }{ $onibi ->
        [0] {""}
       *[other] 鬼火駒があります。
    }{ $bonus ->
        [sanki] ボーナス：サンキカード。
        [extra] ボーナス：追加アクション。
       *[none] {""}
    }
ui-card-number = { $number }枚目
ui-place-number = { $number }番
ui-token-on = { $seat }のアクショントークン（{ $element }）。
ui-side =
    { $side ->
        [N] 上
        [E] 右
        [S] 下
       *[W] 左
    }
ui-bonus-name =
    { $bonus ->
        [sanki] サンキカード
       *[extra] 追加アクション
    }
ui-half-icon = { $side }にボーナスアイコンの半分：{ $bonus }。
ui-clearing = 空き地{ $number }
ui-fire-of = 空き地{ $number }の炎トークン、コスト{ $cost }
# 森の中の位置。湖は 0、0。
ui-cell = 横{ $x }、縦{ $y }
ui-pile-of =
    { $count ->
        [0] { $element }の護りの木の山札は空です。
       *[other] { $element }の護りの木の山札：{ $count }枚、一番上のコストは{ $cost }。
    }
ui-tokens-of = アクショントークン：残り{ $left }個、配置済み{ $used }個、失ったもの{ $lost }個
# $net は無効化したあとの孤立アイコン。3個と4個でアクショントークンを失う。
ui-solitary-sum = 孤立アイコン{ $count }個から群れアイコン{ $herd }個を引いて、{ $net }個
ui-water-against = ラウンド終了時の水の数値：{ $water }、炎の数値：{ $fire }
ui-sanki-count = サンキカード：{ $count }
ui-race =
    { $goal ->
        [trees] 3×3の護りの木カード：{ $of }枚のうち{ $count }枚
        [muster] 招集ラインにある自分のカード：{ $of }枚のうち{ $count }枚
        [fire] 炎トークン：{ $of }個のうち{ $count }個
       *[onibi] 鬼火駒が相手側の端を越えて勝利するまで：{ $count }歩
    }

## アクショントークンはいくつになる？

ui-token-counts = アクショントークンを置くと、数値は？
ui-place-token = アクショントークンを置く自然力
ui-counts-for = 誰のアクショントークンか
ui-count-invite = 自然力にポインターを合わせるか、Tabキーと矢印キーで選ぶと、数値の計算がここに出ます。
# 置いたばかりのアクショントークンでは $done が 1。
ui-count-title =
    { $done ->
        [0] { $seat }がアクショントークンを{ $element }に置いた場合の数値
       *[other] { $seat }が{ $element }に置いたアクショントークンの数値
    }
ui-refused-short = 置けません
ui-total = 合計
ui-own-area = 自分の場
ui-part-line = 個人ライン
ui-part-forest = 森
# 並びの1項目：共有守護獣ラインのカードと、もう数えない数。
ui-card-value = { $number }枚目（{ $value }）
ui-blocked = { $number }枚目にある{ $seat }のアクショントークンで、すでに数えました：{ $cards }。
# $choice は並び：招集ラインの番号、空き地の番号、または取れる護りの木の山札の自然力。
ui-buys =
    { $kind ->
        [sun] { $count }枚まで送れます。選べる場所：{ $choice }。
        [water] 炎トークンを{ $count }個まで取れます。選べる空き地：{ $choice }。
        [tree] 一番上のカードを取れる護りの木の山札：{ $choice }。
       *[move] { $count }歩まで動かせます。
    }
ui-buys-nothing = 何も得られません。
ui-buys-win = ただちに勝利できます。

## 選ぶ

ui-reveal = 1枚公開する
ui-use-sanki = サンキカードを使う
ui-keep-sanki = あとに取っておく
ui-no-token = いまはアクショントークンを置かない
ui-stop = ここまでにする
ui-value-left = 数値{ $value }
ui-cost-of = コスト{ $cost }／数値{ $value }
ui-choose =
    { $kind ->
        [sun] 招集ラインのカードを選び、確定してください。
        [water] 空き地の炎トークンを選び、確定してください。
        [tree] 護りの木の山札を選んでください。一番上のカードを植えます。
        [cell] 森の中の場所を選んでください。
       *[move] 歩数、または止まる空き地を選んでください。
    }
ui-over-edge = 端を越える
ui-stop-gives = ここに止まると得るもの：{ $bonus }。
ui-completes = ボーナスアイコンが完成：{ $bonus }。
ui-square-then = 3×3の9枚のうち{ $count }枚になります。

## Charts

ui-race-title = 4つの勝利条件への進み具合（各ラウンド終了時）
ui-race-trees = 3×3の護りの木
ui-race-muster = 招集ラインがすべて自分の季節
ui-race-fire = 炎トークン8個
ui-race-onibi = 鬼火が端を越える
ui-race-sentence = { $seat }、ラウンド{ $round }：3×3の{ $cells }マスのうち{ $trees }マス、招集ライン{ $places }枚のうち{ $muster }枚、炎トークン{ $fires }個のうち{ $fire }個。鬼火は{ $onibi ->
        [0] 端を越えました
       *[other] あと{ $onibi }歩です
    }。
ui-value-title = { $seat }が今アクショントークンを置いたときの数値
ui-value-axis = 数値
ui-value-counts = 数える：共有守護獣ライン
ui-value-used = 前のアクショントークンが使った分
ui-value-own = 数える：自分の場
ui-value-sentence = { $element }：{ $total }（共有守護獣ライン{ $counts }、{ $seat }の場{ $own }）。使われた分は{ $used }です。
ui-value-none = { $element }：{ $seat }は今アクショントークンを置けません。使われた分は{ $used }です。
ui-ends-title = ボット同士の対戦{ $games }回の決着（カードは例示用）
ui-ends-axis = 全体に占める割合
ui-ends-sentence = { $victory }：{ $games }回のうち{ $wins }回（{ $percent }%）。
ui-ends-length = 半数の対戦は{ $rounds }ラウンド以内に終わります。先に始める{ $seat }の勝率は{ $percent }%です。{ $limit }ラウンドで打ち切った対戦は{ $stopped }回です。

## Puzzles and open questions

ui-asks = 問い
ui-plays = このキットでは
ui-changes = 別の読み方で変わること
# $ruling is an id.
ui-own-switch = { $ruling }（ルールオプションあり）
ui-win-open = この手番で勝利しましょう。動かすのは{ $seat }です。テーブルで手番の手を選び、このセルをもう一度実行してください。
ui-win-on = ここまでは正解です。{ $seat }は、まだこの手番で勝利できます。
ui-win-won = 正解です。{ $seat }は、この手番で勝利しました。
# $move is a move's text.
ui-win-lost = { $move }という手で、この手番での勝利はなくなりました。戻って、ほかの手を試しましょう。
# What another reading of each ruling would change.
ui-change-R1 = 数値がそのカードの分だけ低くなり、次はそのカードから数えることになります。
ui-change-R2 = 新しいカードを、あとのアクションのために残せます。
ui-change-R3 = 両者が同じカードを数えられるので、先を急ぐことがなくなります。
ui-change-R4 = 新しいカードがなくても、自分の場の数値だけでアクションを実行できます。
ui-change-R5 = 同じアクションを早くくり返せます。新しいカードが出れば、ほとんどの場合に間が空いたことになります。
ui-change-R6 = 自然力の多いカードも1回のアクションにしか使えず、置けないアクショントークンが増えます。
ui-change-R7 = どの数値も低くなります。木や個人ラインの動物は、炎と孤立アイコンを防ぐためのものになります。
ui-change-R8 = 数値をためて、牡鹿カードや何枚もの木に早く手が届きます。
ui-change-R9 = わずかです。群れアイコンが共有守護獣ラインに来るのは、鬼火カードがあるときだけで、そのときは両者を守ります。
ui-change-R10 = 遅れて出た群れアイコンも役に立ち、火まといバランカードで2回失うこともあります。
ui-change-R11 = 置いたアクショントークンがラインから消え、数え終えた数をまた数えられます。
ui-change-R12 = ログの順番だけです。両者は別々に調べます。
ui-change-R13 = 1人だけで続けることがなくなります。アクショントークンのないプレイヤーも公開を続け、孤立アイコンで相手を困らせられます。
ui-change-R14 = ラウンドごとに交代で始めるので、1人で続けても次を始める権利を失いません。
ui-change-R15 = ラウンドがすぐに終わるか、進まなくなります。このカードでは、ほとんど起こりません。
ui-change-R16 = 何も変わりません。ほかのルールで招集ラインが変わることはありません。
ui-change-R17 = 間を詰めるなら、長いゲームでは、そろえるカードが少なくてすみます。
ui-change-R18 = 守護獣を招き入れるとすぐに動物が増え、ずっと価値の高いアクションになります。
ui-change-R19 = 1個分のコストで空き地が空になり、8個にずっと早く達します。
ui-change-R20 = 木が9枚要り、湖は正方形に入れられないので、この勝利は遅くなります。
ui-change-R21 = 湖の上も含めて、森を自由に作り替えられます。
ui-change-R22 = 重ねても失うものがなく、森は強くなる一方です。
ui-change-R23 = 中央の空き地から、11歩ではなく10歩で勝利できます。
ui-change-R24 = 相手の側に戻るなら、次の1歩でまた端を越えます。続けて2歩で勝利になります。
ui-change-R25 = 同じ空き地のボーナスをもう一度得たり、炎の広がる場所を変えずにおいたりできます。
ui-change-R26 = 長く動かすと、一度にいくつものボーナスを得ます。
ui-change-R27 = 炎トークンが増えるほど炎の数値が高くなり、火まといバランカードも増えます。
ui-change-R28 = 炎を消したプレイヤーほど、炎を防ぐ水がなくなります。
ui-change-R29 = 毎ラウンド2個増えるので、鬼火駒を端に追いやっても炎は弱まりません。
ui-change-R30 = 長いゲームでは、サプライがよく足りなくなります。不足分を借りにするなら、サンキカードで戻した火まといバランカードがまた出てきます。
ui-change-R31 = 新しい炎トークンを先に置くと、同じ比較に加わり、火まといバランカードが増えます。
ui-change-R32 = それでもアクショントークンを失うので、サンキカードが役立つのは次のアイコンからです。
ui-change-R33 = 3回使われると、そのあとサンキカードは1枚も出ません。
ui-change-R34 = 何も変わりません。自分のアクションで、相手の勝利条件が満たされることはありません。
ui-change-R35 = ほとんど変わりません。どこにあっても、火まといバランカードの季節は決まっています。
ui-change-R36 = ボーナスの価値が変わります。ラインの数値をすべて使えるなら、1つのボーナスで勝負が決まることもあります。
ui-change-R37 = その季節のプレイヤーだけが使えるなら、鬼火カードはほとんど重荷になりません。
ui-change-R38 = アクショントークンを手放してラウンドを終えることができず、公開しなければなりません。
