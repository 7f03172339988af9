### SILVA in Japanese: log lines, refusals, decisions, tooltips.
###
### です・ます throughout. Events name the seat; what a seat did is told in the past tense (～ました).
### .private is for those who may see the cards. .refused says what is wrong, then what would be right.
### $card, $guess, $kept, $given, $received, $other_card arrive written out: 「蔵人」（5）.
### $cards, $returned and $seats arrive as lists joined by 、.


## Setup

silva-setup-initial_draw = { $seat }は最初の手札を1枚引きました。
    .private = { $seat }は最初の手札として{ $card }を引きました。
silva-setup-first_player = スタートプレイヤーは{ $seat }です。

## Turn

silva-turn-unit =
    .refused = 今決めるのは{ $seat }です。{ $seat }が決めるまでお待ちください。
silva-turn-draw = { $seat }は1枚引きました。
    .private = { $seat }は{ $card }を引きました。
    .refused = まだその手は選べません。先に{ $seat }が1枚引きます。
    .refused_setup = スタートプレイヤーがまだ決まっていません。最初の手番が始まるまでお待ちください。
    .refused_chance = 今それは起こりません。引くのは、山札に残っているカードだけです。
silva-turn-play_one = { $seat }は{ $card }を出しました。
    .target = { $seat }は{ $card }を出し、{ $target }を指名しました。
    .guess = { $seat }は{ $card }を出して{ $target }を指名し、手札を{ $guess }と予想しました。
    .refused = { $card }は手札にありません。手札の2枚から1枚を出してください。
silva-turn-effects_mandatory =
    .refused = 処理の終わっていない効果があります。先に{ $seat }が、その効果について決めます。
silva-turn-next_left = { $seat }の手番です。

## Targets

silva-target-some_effects =
    .refused = { $card }では相手を指名します。残っている相手を1人選んでください。
silva-target-not_self =
    .refused = 自分は指名できません。相手を1人選んでください。
silva-R71 =
    .refused = { $target }はすでに脱落しています。残っている相手を1人選んでください。
silva-R76 =
    .refused = 今の{ $card }では、そこまで決めません。相手の指名か予想を外してください。

## When an effect does not activate

silva-noeffect-forced_discard = { $seat }は{ $card }を捨てさせられました。効果は発動しません。
silva-noeffect-empty_deck = 山札切れです。{ $seat }の{ $card }の効果は発動しません。
silva-elimination-reveal_discard = { $seat }は脱落し、{ $cards }を公開して捨て札に加えました。

## Kukunochi (10)

silva-card-10-not_playable =
    .refused = 「ククノチ」（10）は出せません。もう1枚のカードを出してください。
silva-card-10-regenerates = { $seat }は「ククノチ」（10）の持ち主なので、脱落する代わりに再生します。
silva-card-10-sword_girl = 「刀の少女」（9）の効果で「ククノチ」（10）が選ばれました。{ $seat }は再生できません。

## Sword Girl (9)

silva-card-09-draw = { $seat }は「刀の少女」（9）の効果で1枚引きました。
    .private = { $seat }は「刀の少女」（9）の効果で{ $card }を引きました。
silva-card-09-reveal = { $seat }は{ $cards }を公開しました。
silva-card-09-choose = { $seat }は、{ $target }に捨てさせるカードとして{ $card }を選びました。
    .refused = 今は選ぶカードがありません。選ぶのは、効果で2枚が示されたあとです。
    .refused_card = { $card }は公開された2枚の中にありません。その2枚から選んでください。
    .refused_side = 2枚とも公開されています。左右ではなく、カードを選んでください。
silva-R05 = { $seat }は{ $target }の手札に「ククノチ」（10）を見つけました。選ぶまでもなく、捨てさせるのはこのカードです。

## Spirit (8)

silva-card-08-exchange = { $seat }と{ $target }は手札を交換しました。
    .private = { $seat }は{ $target }に{ $given }を渡し、{ $received }を受け取りました。

## Farmer (7)

silva-card-07-first_qualifier = 「農民」（7）の効果で、{ $seat }は次の手番で1枚の代わりに{ $count }枚引きます。
silva-card-07-second_draw3 = 「農民」（7）の2枚目です。{ $seat }は次の手番で1枚の代わりに{ $count }枚引きます。
silva-card-07-next_turn = 「農民」（7）の効果で、{ $seat }はこの手番で{ $count }枚引きます。
silva-card-07-small_deck = 山札は残り{ $count }枚です。{ $seat }は残っている枚数だけ引きます。
silva-card-07-keep_return = { $seat }は手札に残すカードを選び、{ $count }枚を山札に戻しました。
    .private = { $seat }は{ $kept }を手札に残し、{ $returned }を山札に戻しました。
    .refused = 今は、残すカードを選ぶときではありません。選ぶのは、「農民」（7）の効果で引いたあとです。
    .refused_card = { $card }は今引いたカードの中にありません。引いたカードから1枚を選んでください。
silva-card-07-second_return = { $seat }は手札に残すカードを選び、{ $count }枚を山札に戻しました。
    .private = { $seat }は{ $kept }を手札に残し、{ $returned }を山札に戻しました。
silva-R51 = { $seat }はすべてのカードから2枚を手札に残し、{ $count }枚を山札に戻しました。
    .private = { $seat }は{ $cards }を手札に残し、{ $returned }を山札に戻しました。
silva-card-07-reshuffle = 右隣の{ $seat }が山札をシャッフルしました。

## Masu Craftsman (6)

silva-card-06-first_none = { $seat }の「枡職人」（6）は1枚目なので、効果がありません。
silva-card-06-declare = { $seat }は「FOMUS」と宣言しました。
silva-card-06-summon = { $seat }はFOMUS枡を召喚し、持ち主になりました。
silva-card-06-nullify = { $seat }はFOMUS枡を使い、倒されるのを無効にしました。
    .declined = { $seat }はFOMUS枡を使いませんでした。
    .refused = 今は、無効にするものがありません。FOMUS枡を使うのは、持ち主が倒されるときです。
silva-R18 = FOMUS枡が{ $seat }を守りました。{ $card }を山札に戻し、山札をシャッフルします。

## Brewer (5)

silva-card-05-show = { $seat }と{ $target }は密かに手札を見せ合いました。
    .private = { $seat }の手札は{ $card }、{ $target }の手札は{ $other_card }です。
silva-card-05-lower_out = レベルの低いほうは{ $seat }です。
silva-card-05-equal = { $seat }と{ $other }の手札は同レベルです。
silva-R24 = { $seat }と{ $other }の手札は同レベルです。どちらも脱落しません。

## Warrior (4)

silva-card-04-draw = { $seat }は「戦士」（4）の効果で1枚引きました。
    .private = { $seat }は「戦士」（4）の効果で{ $card }を引きました。
silva-card-04-choose = { $seat }は中身を見ずに、{ $target }の2枚から1枚を選びました。
    .own = { $seat }は自分の2枚から、捨てる1枚を選びました。
    .random = { $target }の2枚から、1枚がランダムに選ばれました。
    .seen = { $seat }は{ $target }の2枚を見て、1枚を選びました。
    .refused = { $card }はその手札にありません。手札の2枚から1枚を選んでください。
    .refused_side = 2枚とも見えています。左右ではなく、カードを選んでください。
silva-card-04-hide_origin =
    .refused = どちらがどのカードかは見えません。左か右のカードを選んでください。
silva-R01 = { $seat }は{ $target }の2枚を見ました。
    .private = { $seat }が見た{ $target }の2枚は、{ $cards }です。
silva-R02 = { $seat }は1枚を裏向きに捨てました。
    .private = { $seat }は{ $card }を裏向きに捨てました。
    .shown = { $seat }の捨て札の裏向きのカードを表にします：{ $cards }。

## Recon Team (3)

silva-card-03-view = { $seat }は{ $target }の手札を見ました。
    .private = { $seat }が見た{ $target }の手札は{ $card }です。

## Trainee (2)

silva-card-02-guess =
    .refused = 「訓練生」（2）では相手の手札を予想します。そうだと思うカードを1枚選んでください。
silva-card-02-correct = { $guess }は的中だと、{ $seat }が答えました。
silva-card-02-wrong = { $guess }は外れだと、{ $seat }が答えました。
silva-R32 =
    .refused = このテーブルのルールでは、{ $card }を予想に選べません。ほかのカードを選んでください。
silva-R34 =
    .refused = このテーブルのルールでは、今はまだ{ $card }を予想に選べません。ほかのカードを選んでください。

## Boy (1)

silva-card-01-first_none = { $seat }の「少年」（1）は1枚目なので、効果がありません。
silva-card-01-second = { $seat }の「少年」（1）は2枚目です。効果を受けるのは{ $target }です。
    .draw = { $seat }は「少年」（1）の効果で1枚引きました。
    .draw_private = { $seat }は「少年」（1）の効果で{ $card }を引きました。
    .reveal = { $seat }は{ $cards }を公開しました。
    .choose = { $seat }は、{ $target }に捨てさせるカードとして{ $card }を選びました。
silva-card-01-empty_deck = 山札切れです。{ $seat }の2枚目の「少年」（1）の効果は発動しません。
silva-card-01-kukunochi = 「少年」（1）の効果では、「ククノチ」（10）の持ち主は脱落しません。{ $seat }はゲームに残ります。

## Young Kukunochi (0)

silva-card-00-normal_play = { $seat }の「幼きククノチ」（0）には、出しても効果がありません。
silva-card-00-discard_hand = { $seat }は{ $cards }を捨て、「幼きククノチ」（0）を新しい手札にしました。
silva-card-00-beats_8 = { $seat }の「幼きククノチ」（0）が{ $other }の「精霊」（8）を破りました。{ $seat }が最終勝負に勝利しました。

## End of the game

silva-end-any_condition =
    .refused = ゲームは終了しています。別の手を試すには、前の局面に戻ってください。
silva-end-deck-condition = 手番の終わりに山札切れです。最終勝負となります。
silva-end-deck-reveal = { $seat }は{ $card }を公開しました。
silva-end-deck-highest = { $seat }の{ $card }が最高レベルです。{ $seat }が勝利しました。
silva-end-deck-tie = { $seats }が{ $card }で最高レベルに並びました。引き分けです。
silva-end-last-winner = 最後まで残った{ $seat }が勝利しました。
silva-end-all-tie = 残っているプレイヤーがいません。{ $seats }の引き分けです。
silva-R60 = { $seats }の勝ち負けが一巡し、ほかのすべてに勝る手札がありません。引き分けです。
silva-R62 = 残っている全員の引き分けです：{ $seats }。

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-play = あなたの手番です。手札の2枚から1枚を出してください。
    .other = { $seat }が出すカードを選んでいます。
    .target = { $card }の対象にする相手を選んでください。
    .guess = { $card }：{ $target }の手札を予想してください。
decision-keep = 引いたカードから、手札に残す1枚を選んでください。残りは山札に戻します。
    .other = { $seat }が手札に残すカードを選んでいます。
decision-masu = このままでは倒されます。FOMUS枡を使いますか？
    .other = FOMUS枡を使うかどうか、{ $seat }が決めています。
decision-pick_open = 2枚から、捨て札にする1枚を選んでください。
    .other = 2枚のうち捨て札にする1枚を、{ $seat }が選んでいます。
    .named = { $target }に捨てさせる1枚を選んでください。
decision-pick_blind = 裏向きの2枚から1枚を選んでください。左か右のどちらかです。
    .other = 裏向きの2枚から、{ $seat }が1枚を選んでいます。
    .named = { $target }の裏向きの2枚から、捨てさせる1枚を選んでください。左か右のどちらかです。
decision-deal = 最初の手札を引くところです。
    .other = { $seat }が最初の手札を引くところです。
decision-first = スタートプレイヤーを決めるところです。
    .other = スタートプレイヤーを決めるところです。
decision-draw = 山札から引くところです。
    .other = { $seat }が山札から引くところです。
decision-hit = 選んだカードを表向きにするところです。
    .other = { $seat }の選んだカードを表向きにするところです。
decision-over = ゲームは終了しました。
    .other = ゲームは終了しました。

## Tooltips: what each card does, at most 60 characters

silva-short-00 = 出しても効果なし。一対一の最終勝負では「精霊」に勝ちます
silva-short-01 = 1枚目は効果なし。2枚目は「刀の少女」と同様に働きます
silva-short-02 = 相手の手札を予想します。的中なら相手は脱落します
silva-short-03 = 相手の手札を見ます。内容は誰にも話せません
silva-short-04 = 相手が1枚引きます。その2枚から、中身を見ずに1枚を捨てさせます
silva-short-05 = 相手と密かに手札を見せ合います。レベルの低いほうが脱落します
silva-short-06 = 1枚目は効果なし。2枚目は、倒されるのを1回だけ無効にします
silva-short-07 = 次の手番で2枚（2枚目なら3枚）引き、1枚を手札に残します
silva-short-08 = 相手と手札を交換します
silva-short-09 = 相手が1枚引いて2枚を公開します。捨てさせる1枚を選びます
silva-short-10 = 出せません。脱落するときは、「刀の少女」以外なら再生します

## Hints while choosing a move

silva-legal-hint = 合法手：{ $moves }
silva-legal-hint-forced = 「ククノチ」（10）は出せないので、出せるのはもう1枚だけです。
silva-legal-hint-target = { $card }で指名する相手を選んでください。
silva-legal-hint-guess = { $target }の手札だと思うカードを選んでください。
silva-legal-hint-no_target = 今の{ $card }では、相手を指名しません。

## パズル：勝利への一手を探す。$cardsはつないだ一覧、$heldはつないだ文で届く

ui-solve-open =
    .turn = { $seat }の手番です。見えないカードが何であっても、この手番で勝利できる手が1つだけあります。
    .next = { $seat }の手番です。見えないカードが何であっても、ほかのプレイヤーが何をしても、遅くとも次の手番までに必ず勝利できる手が1つだけあります。
    .best = { $seat }の手番です。必ず勝利できる手はありませんが、この手番で勝利する見込みが明らかに一番高い手が1つあります。
ui-solve-how = タイムラインで振り返り、テーブルで手を選んでから、このセルをもう一度実行してください。
ui-solve-right =
    .turn = 正解です。見えないカードが何であっても、この手番で勝利できます。
    .next = 正解です。このあとほかのプレイヤーが何をしても、遅くとも次の手番までに勝利できます。
    .best = 正解です。見てきたことに合うすべての場合のうち、この手は{ $percent }％で、この手番のうちに勝利します。これより良い手はありません。
ui-solve-known = そのため、{ $seat }の手札が{ $card }だと分かります。
ui-solve-not = そのため、{ $seat }の手札は{ $cards }ではありません。
ui-solve-left = 見えているカードをすべて数えると、{ $seat }の手札として残るのは次のとおりです：{ $cards }。
ui-solve-rests = もとになるルールは次のとおりです。
ui-solve-rule = { $rule }（{ $clause }）
ui-solve-wrong = この手では、必ず勝利できるとはいえません。たとえば、次のように進むことがあります。
    .suppose = この手では、必ず勝利できるとはいえません。たとえば、{ $held }とします。
ui-solve-holds = { $seat }の手札が{ $card }
ui-solve-chance = 見てきたことに合うすべての場合のうち、この手は{ $percent }％で、この手番のうちに勝利します。もっと良い手があります。
ui-solve-cost =
    .out = この手で失いかねないもの：ゲームに残ること。脱落してしまいます。
    .lost = この手で失いかねないもの：ゲームそのもの。敗北してしまいます。
    .tie = この手で失いかねないもの：勝利。ゲームは引き分けで終わります。
    .turn = この手で失いかねないもの：勝利の機会。決着がつかないまま、ゲームが続きます。
ui-solve-back = タイムラインで戻るか、テーブルのセルをもう一度実行して、ほかの手を試しましょう。

## Rulings: the question in one sentence; .default is what this kit plays

silva-ruling-R01 = 「戦士」（4）で捨てるカードは、誰が選びますか？
    .default = 手番プレイヤーが、中身を見ずに2枚から1枚を選びます。
silva-ruling-R02 = 「戦士」（4）で捨てたカードは、全員に見えますか？
    .default = 見えます。ほかのカードと同じく、表向きで捨て札になります。
silva-ruling-R05 = 「刀の少女」（9）では、公開された2枚に「ククノチ」（10）があるだけで脱落しますか？
    .default = いいえ。手番プレイヤーが「ククノチ」（10）を選んだときだけです。
silva-ruling-R08 = 「枡職人」（6）の枚数は、ゲーム全体で数えますか、プレイヤーごとに数えますか？
    .default = 誰が出したかによらず、ゲーム全体で数えます。
silva-ruling-R09 = 「農民」（7）の枚数は、ゲーム全体で数えますか、プレイヤーごとに数えますか？
    .default = 誰が出したかによらず、ゲーム全体で数えます。
silva-ruling-R10 = 出されずに捨て札になったカードも、1枚目に数えますか？
    .default = 数えます。捨て札にあるカードはすべて数えます。
silva-ruling-R16 = FOMUS枡の持ち主は、倒されるとき必ず使いますか？
    .default = いいえ。使うかどうかは、そのつど持ち主が決めます。
silva-ruling-R17 = FOMUS枡は、どのカードに使えますか？
    .default = 「訓練生」（2）、「蔵人」（5）、2枚目の「少年」（1）だけに使えます。
silva-ruling-R18 = 2枚目の「少年」（1）にFOMUS枡を使うと、何が無効になりますか？
    .default = 効果全体が無効になり、指名された相手は引かず、公開せず、捨てません。
silva-ruling-R21 = 「蔵人」（5）で同レベルのとき、FOMUS枡を使えますか？
    .default = 使えます。持ち主はゲームに残り、もう1人が脱落します。
silva-ruling-R24 = 「蔵人」（5）で同レベルになり、ほかにもプレイヤーが残っているときはどうなりますか？
    .default = 2人とも脱落し、ゲームは続きます。
silva-ruling-R32 = 「訓練生」（2）の予想では、どのカードを選べますか？
    .default = 11種類のどれでも選べます。「訓練生」（2）でもかまいません。
silva-ruling-R34 = 「訓練生」（2）の予想で、「幼きククノチ」（0）を選べますか？
    .default = 選べます。再生した直後でもかまいません。
silva-ruling-R51 = 「農民」（7）で、もとの手札を山札に戻せますか？
    .default = 戻せません。選ぶのは、引いたカードからだけです。
silva-ruling-R60 = 「幼きククノチ」（0）が「精霊」（8）に勝利するのは、どんなときですか？
    .default = 残りがちょうど2人の最終勝負のときだけです。
silva-ruling-R62 = 最高レベルに2人が並んだとき、残っているほかのプレイヤーも引き分けですか？
    .default = いいえ。引き分けはその2人だけで、ほかのプレイヤーは敗北します。
silva-ruling-R70 = スタートプレイヤーは、どう決めますか？
    .default = ランダムに決めます。
silva-ruling-R71 = 脱落したプレイヤーを指名できますか？
    .default = できません。指名できるのは、残っている相手だけです。
silva-ruling-R76 = 指名する相手と予想するカードは、いつ決めますか？
    .default = カードを出すときに、1つの手として同時に決めます。今は誰にも効果がないカードでは、相手を指名しません。
