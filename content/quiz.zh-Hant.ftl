### 測驗：題目、選項、對答案的說明。
###
### $seat、$target是名字，$card、$guess已寫成「釀酒師」（5），$cards已用、連接。

## 外框

quiz-label = 測驗：{ $game }
quiz-number = 第{ $number }題，共{ $of }題
quiz-score = 目前答對{ $right }題，已作答{ $answered }題
quiz-choose-one = 請選1項。
quiz-choose-many = 請選出所有符合的選項。
quiz-answer = 作答
quiz-next = 下一題
quiz-finish = 顯示成績
quiz-again = 換一批題目
quiz-result = 共{ $of }題，你答對了{ $right }題。
quiz-right = 答對了。
quiz-wrong = 答錯了。
quiz-yours = 你的答案
quiz-fits = 正確答案
quiz-why = 理由
quiz-look = 顯示第{ $step }步
quiz-no-kernel = 這是儲存的畫面，可以閱讀題目，但不能作答。答案由筆記本評分；請點選上方的儲存格，再按Shift+Enter。

## 答案的各部分

quiz-part-move = 動作
quiz-part-clause = 條文
quiz-part-outcome = 結果
quiz-part-effect = 這張牌的作用
quiz-part-cards = 牌
quiz-part-seats = 玩家
quiz-part-step = 步驟

## 題目

quiz-ask-legal = 你是{ $seat }，現在輪到你。這些動作中，恰好有1個違規動作。是哪一個？依據哪一則條文？
quiz-ask-outcome =
    .target = 你是{ $seat }。你打出{ $card }，指定{ $target }。結果會如何？
    .guess = 你是{ $seat }。你打出{ $card }，指定{ $target }，猜測手牌是{ $guess }。結果會如何？
quiz-ask-effect = 你是{ $seat }。現在打出{ $card }，會有什麼作用？
quiz-ask-cards = 你是{ $seat }。依照這裡看到的過程，{ $target }的手牌還可能是其中哪些牌？
quiz-ask-witnesses = 這裡公開了所有的牌。依照這幾個回合看到的過程，其他哪些玩家能確定{ $target }的手牌？
quiz-ask-breach = 這裡公開了所有的牌。這些動作中，最多有1個違規動作。是在第幾步？依據哪一則條文？
quiz-ask-broken = 這裡公開了所有的牌。這一桌有1次沒有照規則進行：在某一步，發生的事和規則說的不同。是在第幾步？違反了哪一則條文？

## 選項

quiz-outcome-out-target = { $target }被淘汰。
quiz-outcome-out-seat = { $seat }被淘汰。
quiz-outcome-out-both = { $seat }和{ $target }都被淘汰。
quiz-outcome-nobody = 沒有人被淘汰，也沒有人再生。
quiz-outcome-regenerates = { $target }再生。
quiz-outcome-masu = { $target }可以使用FOMUS枡。
quiz-effect-first = { $card }是第1張，沒有效果。
quiz-effect-second = { $card }是第2張，效果發動。
quiz-effect-two = 你下個回合抽2張牌。
quiz-effect-three = 你下個回合抽3張牌。
quiz-effect-acts = { $card }的效果發動。
quiz-effect-empty = 牌堆已耗盡，{ $card }的效果不發動。
quiz-card = { $card }
quiz-seat = { $seat }
quiz-nobody = 都不是
quiz-step = 第{ $step }步
quiz-no-step = 每個動作都合乎規則。

## 理由

quiz-why-seen = { $cards }的每一張，你都看得到。
quiz-why-out = 在第{ $step }步排除：{ $cards }
quiz-why-sure = { $seat }從第{ $step }步起就能確定：
quiz-why-counted = 其他可能的牌，{ $seat }都看得到；剩下的只有{ $card }。
quiz-why-clean = 裁判沒有發現違規：每一步都符合規則。
quiz-why-nobody = 對其他每位玩家來說，{ $target }的手牌都還有2種以上（含2種）的可能。
quiz-why-instead = 依照規則，這一步應該是：

## 牌桌上的裁判

quiz-referee = 裁判
quiz-ask-referee = 這些動作中，有1個違規動作。是在第幾步？依據哪一則條文？
quiz-answer-first = 請先找出違規之處，或收回這個動作。
quiz-take-back = 收回動作
quiz-play-on = 繼續進行
