### クイズ：問題、選択肢、答えへのコメント。
###
### $seatと$targetは名前、$cardと$guessは「蔵人」（5）のように書かれて届く。$cardsはその並び。

## 枠

quiz-label = クイズ：{ $game }
quiz-number = 第{ $number }問（全{ $of }問）
quiz-score = ここまでの正解：{ $answered }問中{ $right }問
quiz-choose-one = 1つ選んでください。
quiz-choose-many = 当てはまるものをすべて選んでください。
quiz-answer = 答える
quiz-next = 次の問題
quiz-finish = 結果を見る
quiz-again = 新しい問題
quiz-result = { $of }問中{ $right }問正解しました。
quiz-right = 正解です。
quiz-wrong = 不正解です。
quiz-yours = あなたの答え
quiz-fits = 正しい答え
quiz-why = 理由
quiz-look = ステップ{ $step }を見る
quiz-no-kernel = 保存された画面です。問題は読めますが、答えることはできません。採点するには、ノートブックで上のセルをクリックし、Shift+Enterを押してください。

## 答えの項目

quiz-part-move = 手
quiz-part-clause = 条項
quiz-part-outcome = どうなるか
quiz-part-effect = カードの働き
quiz-part-cards = カード
quiz-part-seats = プレイヤー
quiz-part-step = ステップ

## 問題

quiz-ask-legal = あなたは{ $seat }で、今はあなたの手番です。この中に、反則手が1つだけあります。それはどれですか？ どの条項によるものですか？
quiz-ask-outcome =
    .target = あなたは{ $seat }です。{ $card }を出して{ $target }を指名すると、どうなりますか？
    .guess = あなたは{ $seat }です。{ $card }を出して{ $target }を指名し、手札を{ $guess }と予想すると、どうなりますか？
quiz-ask-effect = あなたは{ $seat }です。今{ $card }を出すと、どう働きますか？
quiz-ask-cards = あなたは{ $seat }です。ここまでに見えたことから考えて、{ $target }の手札としてまだあり得るのはどれですか？
quiz-ask-witnesses = ここではすべてのカードが見えています。この数手番で見たことから、{ $target }の手札が確実に分かるのは、ほかのどのプレイヤーですか？
quiz-ask-breach = ここではすべてのカードが見えています。この中に、反則手は多くても1つです。それはどのステップですか？ どの条項によるものですか？
quiz-ask-broken = ここではすべてのカードが見えています。このテーブルでは、1か所だけルールどおりでないところがあります。それはどのステップですか？ 破られたのはどの条項ですか？

## 選択肢

quiz-outcome-out-target = { $target }が脱落します。
quiz-outcome-out-seat = { $seat }が脱落します。
quiz-outcome-out-both = { $seat }と{ $target }が脱落します。
quiz-outcome-nobody = 誰も脱落せず、再生もしません。
quiz-outcome-regenerates = { $target }が再生します。
quiz-outcome-masu = { $target }はFOMUS枡を使うかどうかを選べます。
quiz-effect-first = { $card }は1枚目なので、効果がありません。
quiz-effect-second = { $card }は2枚目なので、効果が発動します。
quiz-effect-two = 次の手番で2枚引きます。
quiz-effect-three = 次の手番で3枚引きます。
quiz-effect-acts = { $card }の効果が発動します。
quiz-effect-empty = 山札切れなので、{ $card }の効果は発動しません。
quiz-card = { $card }
quiz-seat = { $seat }
quiz-nobody = どれでもない
quiz-step = ステップ{ $step }
quiz-no-step = どの手も、ルールどおりです。

## 理由

quiz-why-seen = { $cards }は、すべて見えています。
quiz-why-out = ステップ{ $step }であり得なくなったカード：{ $cards }
quiz-why-sure = { $seat }はステップ{ $step }から確実に知っています：
quiz-why-counted = { $seat }には、ほかにあり得るカードがすべて見えています。残るのは{ $card }だけです。
quiz-why-clean = 審判は違反を見つけませんでした。どのステップもルールどおりです。
quiz-why-nobody = ほかのどのプレイヤーから見ても、{ $target }の手札は2通り以上あり得ます。
quiz-why-instead = ルールどおりなら、このステップはこうなります：

## テーブルの審判

quiz-referee = 審判
quiz-ask-referee = この中に、反則手が1つありました。それはどのステップですか？ どの条項によるものですか？
quiz-answer-first = 先に違反を見つけるか、その手を取り消してください。
quiz-take-back = 手を取り消す
quiz-play-on = このまま続ける
