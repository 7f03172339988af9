### Silent Guardians in Japanese: log lines, refusals, decisions, rulings.
###
### です・ます throughout. Events name the seat; what a seat did is told in the past tense (～ました).
### .refused says what is wrong, then what would be right.
### $card arrives written out: 赤5. $color arrives as a word: 赤. $colors arrives as a list joined by 、.
### $seat and $target arrive as names.


## Setup

sg-setup-remove = 8枚を取り除きました。取り除いたカードの色：{ $colors }。
    .refused = まだ早すぎます。手札、最初のリードプレイヤー、剣トークンがランダムに決まるまでお待ちください。
    .refused_chance = 今、その結果は起こりません。ランダムに決まるのは、まだ決まっていないことだけです。
sg-setup-deal3 = 3人に{ $count }枚ずつ配られ、それぞれが色ごとに小さい順に並べました。
sg-setup-deal4 = 4人に{ $count }枚ずつ配られ、それぞれが色ごとに小さい順に並べました。
sg-setup-pass = 全員が、並べたカードをハイ表示カードごと左隣のプレイヤーに渡しました。
sg-setup-blind = ここからは、誰も自分の手札の数字を見ません。
sg-setup-sort =
    .refused =
        { $count ->
            [0] { $color }のカードは持っていません。ほかの色のカードを出してください。
            [1] { $color }のカードは1枚しかありません。選べる位置は1番目だけです。
           *[other] { $color }のカードは{ $count }枚しかありません。選べる位置は、小さいほうから{ $count }番目までです。
        }

## Token draft

sg-draft-lead = 最初のリードプレイヤーは{ $seat }です。
    .refused_chance = 今、その結果は起こりません。最初のリードプレイヤーは、剣トークンの分配の前に、このテーブルのプレイヤーから1人だけ決まります。
sg-draft-layout = テーブルの中央に剣トークンが置かれました：{ $colors }。
    .unseen = テーブルの中央に、{ $count }個の剣トークンが裏向きで置かれました。
    .refused_chance = 今、その結果は起こりません。剣トークンの分配の前に置かれるのは、3人なら12個、4人なら9個です。灰色は2個まで、ほかの色は3個ずつまでです。
sg-draft-choose = { $seat }は{ $color }の剣トークンを取りました。
    .refused = 今は剣トークンの分配のときではありません。剣トークンを取るのは、最初のトリックの前だけです。
    .refused_color = 今、取れる{ $color }の剣トークンはありません。テーブルの中央に表向きで置かれたものから取ってください。
sg-R5 = { $seat }は{ $color }の剣トークンを表向きにしました。
    .refused = まだ剣トークンが表向きになっていません。表向きになるまでお待ちください。
    .refused_chance = 今、その結果は起こりません。表向きになるのは、テーブルの中央に裏向きで置かれた剣トークンだけです。
sg-draft-pass_final = { $seat }はパスしました。もう剣トークンを取りません。
    .refused = すでにパスしています。剣トークンの分配が終わるまで、もう剣トークンを取れません。
sg-R4 = ほかの全員がパスしました。{ $seat }は残りの剣トークンを取らなければなりません。
    .stuck = 全員がパスしましたが、剣トークンが{ $count }個残っています。剣トークンの分配を終えられません。
    .refused = ほかの全員がパスしたので、パスできません。残りの剣トークンから1個を取ってください。
    .refused_stuck = 剣トークンが残っているのに全員がパスしたので、ゲームは終了しています。別の手を試すには、前の局面に戻ってください。
sg-draft-until_empty = テーブルの中央の剣トークンがなくなりました。剣トークンの分配は終わりです。

## Tricks

sg-trick-lead_card = { $seat }は{ $card }をリードしました。
    .refused = 今はカードを出せません。カードを出すのは、剣トークンの分配が終わり、前のトリックに剣トークンが置かれたあとです。
sg-trick-follow = { $seat }は{ $card }でフォローしました。
    .void = { $seat }はボイドで、{ $card }を出しました。
    .refused = リードカラーのカードが手札にあるので、フォローしなければなりません。{ $color }のカードを出してください。
sg-draft-direction =
    .refused = 今決めるのは{ $seat }です。{ $seat }が決めるまでお待ちください。
sg-trick-all_play =
    .refused = 今決めるのは{ $seat }です。{ $seat }が決めるまでお待ちください。
sg-trick-winner_lead = リードカラーで最も大きい{ $card }を出した{ $seat }が、トリックを取りました。
sg-trick-winner_trump = 切り札で最も大きい{ $card }を出した{ $seat }が、トリックを取りました。
sg-trick-take = { $seat }は、トリックのカードを自分の前に表向きに置きました。
sg-trick-next_lead = 次のリードプレイヤーは{ $seat }です。

## Sword tokens

sg-token-most_frequent = 最も多い色は{ $color }で、{ $count }枚あります。これが置くべき色です。
    .refused = { $color }の剣トークンは、ここには置けません。置ける色：{ $colors }。
sg-token-gray_owed = 最も多い色は灰色で、{ $count }枚あります。灰色の剣トークンしか置けません。
    .refused = このトリックで最も多い色は灰色です。灰色の剣トークンしか置けません。
sg-combo-2v2 = 2対2です。{ $seat }は置くべき色を次から選べます：{ $colors }。
    .refused = その剣トークンは、ここには置けません。この2対2で置くべき色は、次のいずれかです：{ $colors }。灰色の剣トークンでもかまいません。
sg-combo-all_different = すべて異なる色です。{ $seat }は、どの剣トークンを置いてもかまいません。
sg-token-place = { $seat }は{ $color }の剣トークンをトリックの上に置きました。
    .refused = 今は、剣トークンを置くトリックがありません。剣トークンは、トリックを取ったプレイヤーが、取ってすぐに置きます。
    .refused_color = { $color }の剣トークンを持っていません。持っている剣トークンを置いてください。
sg-token-gray_any = { $seat }は灰色の剣トークンを、ほかの色として使いました。
sg-token-fail = { $seat }には、置ける剣トークンがありません。

## Transfers

sg-scn-transfer =
    { $seat }は{ $target }に剣トークンを渡しました：{ $colors }。{ $count ->
        [0] 受け渡しは、もうできません。
       *[other] 受け渡しは、あと{ $count }回できます。
    }
    .refused = 剣トークンの受け渡しはできません。このゲームには受け渡し回数がないか、もう残っていません。
    .refused_self = 自分には剣トークンを渡せません。仲間を1人選んでください。
sg-R13 = { $seat }には今、置ける剣トークンがありませんが、受け渡しはまだできます。
    .refused = このテーブルのルールでは、剣トークンの受け渡しができるのは、トリックとトリックの間だけです。先にこのトリックを終えてください。
sg-R14 =
    .refused = 渡せる{ $color }の剣トークンを持っていません。トリックの上に置いた剣トークンは、もう渡せません。
    .refused_many = このテーブルのルールでは、1回の受け渡しで渡せる剣トークンは1個だけです。1個だけ渡してください。

## End of the game

sg-end-win = どのトリックにも剣トークンが置かれました。全員の勝利です。
    .refused = ゲームは終了しています。別の手を試すには、前の局面に戻ってください。
sg-end-lose = { $seat }の取ったトリックに、置ける剣トークンがありません。全員の敗北です。
    .refused = ゲームは終了しています。別の手を試すには、前の局面に戻ってください。

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-draft = テーブルの中央から剣トークンを1個取るか、パスしてください。
    .other = 剣トークンを取るかパスするかを、{ $seat }が決めています。
    .last = ほかの全員がパスしました。残りの剣トークンから1個取ってください。
    .last_other = ほかの全員がパスしました。{ $seat }は残りの剣トークンを取らなければなりません。
decision-play = あなたの手番です。カードを1枚出してください。
    .other = { $seat }が出すカードを選んでいます。
decision-pay = トリックを取りました。その上に剣トークンを置いてください。
    .other = トリックを取った{ $seat }が、置く剣トークンを選んでいます。
    .stuck = トリックを取りましたが、置ける剣トークンがありません。受け渡しはまだできます。
    .stuck_other = { $seat }はトリックを取りましたが、置ける剣トークンがありません。受け渡しはまだできます。
decision-deal = カードを配るところです。
    .other = カードを配るところです。
decision-lead = 最初のリードプレイヤーを決めるところです。
    .other = 最初のリードプレイヤーを決めるところです。
decision-layout = 剣トークンをテーブルの中央に置くところです。
    .other = 剣トークンをテーブルの中央に置くところです。
decision-turn = 剣トークンを表向きにするところです。
    .other = { $seat }が剣トークンを表向きにするところです。
decision-over = ゲームは終了しました。
    .other = ゲームは終了しました。

## Rulings: the question in one sentence; .default is what this kit plays

sg-ruling-R1 = 取り除くカードには、灰色も必ず1枚以上入れますか？
    .default = いいえ。赤・青・黄・緑はそれぞれ1枚以上取り除きます。ほかの4枚には灰色が入ることもあります。
sg-ruling-R3 = 手札の数字は、誰に見えますか？
    .default = その手札を持つプレイヤー以外の、すべてのプレイヤーに見えます。
sg-ruling-R4 = 剣トークンが残っているとき、パスしていない最後のプレイヤーはパスできますか？
    .default = できません。残りの剣トークンを、1個ずつすべて取らなければなりません。
sg-ruling-R5 = 剣トークンの分配のとき、剣トークンは裏向きですか？
    .default = いいえ。全員に色が見えていて、その中から選びます。
sg-ruling-R8 = 2対2の一方が灰色のとき、置くべき色は必ず灰色になりますか？
    .default = いいえ。トリックの勝者は、どちらの色も選べます。灰色を選んだら、灰色の剣トークンを置かなければなりません。
sg-ruling-R9 = 3人のときも、すべて異なる色は成り立ちますか？
    .default = 成り立ちます。3枚が3色なら、トリックの勝者はどの剣トークンを置いてもかまいません。
sg-ruling-R13 = トリックを取ったあと、剣トークンを置く前に、剣トークンの受け渡しはできますか？
    .default = できます。敗北するのは、トリックの勝者が剣トークンを置けず、受け渡しももうできないときだけです。
sg-ruling-R14 = 1回の受け渡しで、剣トークンを何個渡せますか？
    .default = ちょうど1個です。トリックの上に置いたものは渡せません。
