### SILVA：紀錄說了什麼、動作為什麼不行、各座位要決定什麼。
###
### 鍵：條文或裁定的id，把.換成-。
### 事件以名字稱呼各座位；.private給可以看到牌的座位。
### .refused對讀者說話：先說哪裡不對，再說怎樣才對。
### $card、$guess、$kept、$given、$received、$other_card已寫成「釀酒師」（5）的樣子，不再加引號。
### $cards、$returned、$seats是以、連接的清單。


## 遊戲準備

silva-setup-initial_draw = { $seat }抽1張牌，作為起始手牌。
    .private = { $seat }抽到{ $card }，作為起始手牌。
silva-setup-first_player = { $seat }是起始玩家。

## 回合

silva-turn-unit =
    .refused = 現在不是由你決定。請等{ $seat }決定。
silva-turn-draw = { $seat }抽1張牌。
    .private = { $seat }抽到{ $card }。
    .refused = 現在還太早。{ $seat }必須先抽1張牌。
    .refused_setup = 還沒決定起始玩家。請等第一個回合開始。
    .refused_chance = 現在不可能抽到這張牌。只有還在牌堆裡的牌才抽得到。
silva-turn-play_one = { $seat }打出{ $card }。
    .target = { $seat }打出{ $card }，指定{ $target }。
    .guess = { $seat }打出{ $card }，指定{ $target }，猜測手牌是{ $guess }。
    .refused = 你的手牌裡沒有{ $card }。請從2張手牌中打出1張。
silva-turn-effects_mandatory =
    .refused = 效果正在等待回應。{ $seat }必須先做決定。
silva-turn-next_left = 輪到{ $seat }的回合。

## 指定對手

silva-target-some_effects =
    .refused = { $card }必須指定對手。請選擇1名未被淘汰的對手。
silva-target-not_self =
    .refused = 你不能指定自己。請選擇1名對手。
silva-R71 =
    .refused = { $target }已被淘汰。請選擇未被淘汰的對手。
silva-R76 =
    .refused = 現在打出{ $card }，不必說出這麼多內容。請去掉多餘的對手或猜測。

## 效果不發動時

silva-noeffect-forced_discard = { $seat }的{ $card }被強制丟棄，效果不發動。
silva-noeffect-empty_deck = 牌堆沒有牌：{ $seat }的{ $card }效果不發動。
silva-elimination-reveal_discard = { $seat }被淘汰，將{ $cards }正面朝上加入棄牌區。

## 「久久能智」（10）

silva-card-10-not_playable =
    .refused = 「久久能智」（10）不能打出。請打出另一張牌。
silva-card-10-regenerates = { $seat }未被淘汰：「久久能智」（10）再生。
silva-card-10-sword_girl = 「劍之少女」（9）斬中「久久能智」（10）：{ $seat }無法再生。

## 「劍之少女」（9）

silva-card-09-draw = { $seat }因「劍之少女」（9）抽1張牌。
    .private = { $seat }因「劍之少女」（9）抽到{ $card }。
silva-card-09-reveal = { $seat }公開{ $cards }。
silva-card-09-choose = { $seat }選擇強制丟棄{ $target }的{ $card }。
    .refused = 現在沒有要選擇的牌。效果要求從2張牌中選擇1張時，才輪到這個選擇。
    .refused_card = { $card }不在公開的2張牌之中。請從那2張中選擇1張。
    .refused_side = 2張牌都已公開。請說出是哪張牌，不是左邊或右邊。
silva-R05 = { $seat }在{ $target }的手牌中發現「久久能智」（10）：這張牌必須丟棄，沒有選擇的餘地。

## 「精靈」（8）

silva-card-08-exchange = { $seat }與{ $target }交換手牌。
    .private = { $seat }將{ $given }交給{ $target }，換得{ $received }。

## 「農夫」（7）

silva-card-07-first_qualifier = 「農夫」（7）：{ $seat }下個回合不抽1張，改為抽{ $count }張牌。
silva-card-07-second_draw3 = 第2張「農夫」（7）：{ $seat }下個回合不抽1張，改為抽{ $count }張牌。
silva-card-07-next_turn = 「農夫」（7）的效果發動：{ $seat }這個回合抽{ $count }張牌。
silva-card-07-small_deck = 牌堆只剩{ $count }張牌，{ $seat }最多就抽這些。
silva-card-07-keep_return = { $seat }選擇要留下的牌，將{ $count }張牌放回牌堆。
    .private = { $seat }留下{ $kept }，將{ $returned }放回牌堆。
    .refused = 現在沒有抽到的牌可以選擇。因「農夫」（7）抽到牌之後，才輪到這個選擇。
    .refused_card = { $card }不在剛抽到的牌之中。請從剛抽到的牌中選擇1張留下。
silva-card-07-second_return = { $seat }選擇要留下的牌，將{ $count }張牌放回牌堆。
    .private = { $seat }留下{ $kept }，將{ $returned }放回牌堆。
silva-R51 = { $seat }從全部的牌中留下2張，將{ $count }張牌放回牌堆。
    .private = { $seat }留下{ $cards }，將{ $returned }放回牌堆。
silva-card-07-reshuffle = 右邊的玩家{ $seat }將牌堆洗勻。

## 「枡工匠」（6）

silva-card-06-first_none = { $seat }的「枡工匠」（6）是第1張，沒有效果。
silva-card-06-declare = { $seat }宣告：「FOMUS！」
silva-card-06-summon = { $seat }召喚FOMUS枡，成為其擁有者。
silva-card-06-nullify = { $seat }使用FOMUS枡，將這次擊敗無效化。
    .declined = { $seat }不使用FOMUS枡。
    .refused = 現在沒有可以無效化的擊敗。擁有者將被擊敗時，才能使用FOMUS枡。
silva-R18 = FOMUS枡保護{ $seat }：將{ $card }放回牌堆，再將牌堆洗勻。

## 「釀酒師」（5）

silva-card-05-show = { $seat }與{ $target }暗中互相出示手牌。
    .private = { $seat }出示{ $card }，{ $target }出示{ $other_card }。
silva-card-05-lower_out = { $seat }的手牌等級較低。
silva-card-05-equal = { $seat }與{ $other }的手牌等級相同。
silva-R24 = { $seat }與{ $other }的手牌等級相同，雙方都不被淘汰。

## 「戰士」（4）

silva-card-04-draw = { $seat }因「戰士」（4）抽1張牌。
    .private = { $seat }因「戰士」（4）抽到{ $card }。
silva-card-04-choose = { $seat }不看內容，從{ $target }的2張手牌中選擇1張。
    .own = { $seat }從自己的2張手牌中選擇1張丟棄。
    .random = 從{ $target }的2張手牌中隨機選擇1張。
    .seen = { $seat }已看過{ $target }的2張手牌，從中選擇1張。
    .refused = 那2張手牌中沒有{ $card }。請從那2張中選擇1張。
    .refused_side = 你看得到2張牌。請說出是哪張牌，不是左邊或右邊。
silva-card-04-hide_origin =
    .refused = 你看不出哪張是哪張。請選擇左邊或右邊的牌。
silva-R01 = { $seat }查看{ $target }的2張手牌。
    .private = { $seat }查看{ $target }的2張手牌：{ $cards }。
silva-R02 = { $seat }將1張牌正面朝下丟棄。
    .private = { $seat }將{ $card }正面朝下丟棄。
    .shown = 公開{ $seat }棄牌區中正面朝下的牌：{ $cards }。

## 「偵察隊」（3）

silva-card-03-view = { $seat }查看{ $target }的手牌。
    .private = { $seat }查看{ $target }的手牌：{ $card }。

## 「訓練生」（2）

silva-card-02-guess =
    .refused = 「訓練生」（2）必須猜測手牌。請說出你認為該對手持有的牌。
silva-card-02-correct = { $seat }回答：手牌是{ $guess }，猜對了。
silva-card-02-wrong = { $seat }回答：手牌不是{ $guess }，猜錯了。
silva-R32 =
    .refused = 依這一桌的規則，不能說出{ $card }。請說出另一種牌。
silva-R34 =
    .refused = 依這一桌的規則，現在不能說出{ $card }。請說出另一種牌。

## 「少年」（1）

silva-card-01-first_none = { $seat }的「少年」（1）是第1張，沒有效果。
silva-card-01-second = { $seat }的「少年」（1）是第2張，效果指向{ $target }。
    .draw = { $seat }因「少年」（1）抽1張牌。
    .draw_private = { $seat }因「少年」（1）抽到{ $card }。
    .reveal = { $seat }公開{ $cards }。
    .choose = { $seat }選擇強制丟棄{ $target }的{ $card }。
silva-card-01-empty_deck = 牌堆沒有牌：{ $seat }的第2張「少年」（1）效果不發動。
silva-card-01-kukunochi = 「少年」（1）無法淘汰「久久能智」（10）的持有者：{ $seat }留在遊戲中。

## 「幼年久久能智」（0）

silva-card-00-normal_play = { $seat }打出的「幼年久久能智」（0）沒有效果。
silva-card-00-discard_hand = { $seat }丟棄{ $cards }，拿取「幼年久久能智」（0）作為新的手牌。
silva-card-00-beats_8 = { $seat }的「幼年久久能智」（0）勝過{ $other }的「精靈」（8），在攤牌中獲勝。

## 遊戲結束

silva-end-any_condition =
    .refused = 遊戲已經結束。想試其他動作，請回到先前的局面。
silva-end-deck-condition = 回合結束時牌堆耗盡，進行攤牌。
silva-end-deck-reveal = { $seat }公開{ $card }。
silva-end-deck-highest = { $card }等級最高，{ $seat }獲勝。
silva-end-deck-tie = { $seats }的{ $card }同為最高等級，平手。
silva-end-last-winner = 只剩{ $seat }未被淘汰，{ $seat }獲勝。
silva-end-all-tie = 所有玩家都被淘汰，{ $seats }平手。
silva-R60 = { $seats }的手牌循環相剋，沒有任何手牌勝過其他所有手牌，平手。
silva-R62 = 未被淘汰的玩家全部平手：{ $seats }。

## 現在要決定什麼。值對做決定的座位說，.other對其他人說。

decision-play = 輪到你：從2張手牌中打出1張。
    .other = { $seat }正在選擇要打出的牌。
    .target = { $card }：選擇1名對手。
    .guess = { $card }：猜測{ $target }的手牌。
decision-keep = 從剛抽到的牌中留下1張，其餘放回牌堆。
    .other = { $seat }正在選擇要留下的牌。
decision-masu = 你將被擊敗。要使用FOMUS枡嗎？
    .other = { $seat }正在決定是否使用FOMUS枡。
decision-pick_open = 從這2張牌中選擇要丟棄的1張。
    .other = { $seat }正在從2張牌中選擇要丟棄的1張。
    .named = 選擇{ $target }必須丟棄的牌。
decision-pick_blind = 從2張正面朝下的牌中選擇1張：左邊或右邊。
    .other = { $seat }正在從2張正面朝下的牌中選擇1張。
    .named = { $target }必須從2張正面朝下的牌中丟棄1張。由你選擇：左邊或右邊。
decision-deal = 你即將抽起始手牌。
    .other = { $seat }即將抽起始手牌。
decision-first = 即將決定起始玩家。
    .other = 即將決定起始玩家。
decision-draw = 你即將從牌堆抽1張牌。
    .other = { $seat }即將從牌堆抽1張牌。
decision-hit = 即將揭曉你選擇的是哪張牌。
    .other = 即將揭曉{ $seat }選擇的是哪張牌。
decision-over = 遊戲已經結束。
    .other = 遊戲已經結束。

## 提示框：各種牌的作用，30字以內

silva-short-00 = 打出時沒有效果；一對一攤牌時勝過「精靈」
silva-short-01 = 第1張沒有效果；第2張比照「劍之少女」
silva-short-02 = 猜測對手的手牌；猜對時該對手被淘汰
silva-short-03 = 查看對手的手牌，不能告訴任何人
silva-short-04 = 對手抽1張牌；你不看內容，選擇1張丟棄
silva-short-05 = 暗中互相出示手牌，等級較低的玩家被淘汰
silva-short-06 = 第1張沒有效果；第2張可以將1次擊敗無效化
silva-short-07 = 下個回合抽2張（第2張「農夫」抽3張），留下1張
silva-short-08 = 與對手交換手牌
silva-short-09 = 對手抽1張牌，公開2張；你選擇1張丟棄
silva-short-10 = 不能打出；除非遇上「劍之少女」，否則再生

## 選擇動作時的提示

silva-legal-hint = 現在的合法動作：{ $moves }
silva-legal-hint-forced = 你持有「久久能智」（10），只能打出另一張牌。
silva-legal-hint-target = 選擇{ $card }要指定的對手。
silva-legal-hint-guess = 選擇你認為{ $target }持有的牌。
silva-legal-hint-no_target = { $card }現在不指定對手。

## 謎題：找出致勝的一步。$cards是連接好的清單，$held是連接好的句子

ui-solve-open =
    .turn = 你是{ $seat }。不論看不到的牌是什麼，恰好有1種動作能在這個回合獲勝。
    .next = 你是{ $seat }。不論看不到的牌是什麼，也不論其他玩家怎麼做，恰好有1種動作能保證你最晚在下個回合獲勝。
    .best = 你是{ $seat }。沒有必勝的動作，但有1種動作在這個回合獲勝的機會明顯最高。
ui-solve-how = 請用時間軸回顧，在牌桌上進行動作，再執行這個儲存格。
ui-solve-right =
    .turn = 答對了：不論看不到的牌是什麼，這個動作都能在這個回合獲勝。
    .next = 答對了：不論其他玩家怎麼做，這個動作之後，你最晚在下個回合獲勝。
    .best = 答對了：在符合你所見的所有情形中，這個動作有{ $percent }％能在這個回合獲勝，沒有更好的動作。
ui-solve-known = 因此你知道{ $seat }的手牌是{ $card }。
ui-solve-not = 因此{ $seat }的手牌不會是{ $cards }。
ui-solve-left = 把你看得到的牌全部算進去，{ $seat }的手牌只剩這些可能：{ $cards }。
ui-solve-rests = 依據以下規則：
ui-solve-rule = { $rule }（{ $clause }）
ui-solve-wrong = 這個動作不是必勝。舉例來說，可能會這樣發展：
    .suppose = 這個動作不是必勝。舉例來說，假設{ $held }：
ui-solve-holds = { $seat }持有{ $card }
ui-solve-chance = 在符合你所見的所有情形中，這個動作有{ $percent }％能在這個回合獲勝。還有更好的動作。
ui-solve-cost =
    .out = 可能的代價：你被淘汰。
    .lost = 可能的代價：在這局遊戲中落敗。
    .tie = 可能的代價：失去勝利，遊戲以平手結束。
    .turn = 可能的代價：錯過這次機會，勝負未分，遊戲繼續。
ui-solve-back = 請用時間軸退回去，或重新執行牌桌的儲存格，試試別的動作。

## 裁定：用一句話說明問題；.default是本套件採用的做法

silva-ruling-R01 = 「戰士」（4）：要丟棄的牌由誰選擇？
    .default = 由回合玩家不看內容，從2張牌中選擇1張。
silva-ruling-R02 = 因「戰士」（4）丟棄的牌要讓大家看到嗎？
    .default = 要。與其他牌一樣，正面朝上進入棄牌區。
silva-ruling-R05 = 「劍之少女」（9）：只要公開的2張牌中有「久久能智」（10），就足以淘汰持有者嗎？
    .default = 不足以。回合玩家必須選擇「久久能智」（10）。
silva-ruling-R08 = 「枡工匠」（6）的張數由全員合計，還是每位玩家分開計算？
    .default = 由全員合計，不論是誰打出。
silva-ruling-R09 = 「農夫」（7）的張數由全員合計，還是每位玩家分開計算？
    .default = 由全員合計，不論是誰打出。
silva-ruling-R10 = 未經打出就進入棄牌區的牌，算不算第1張？
    .default = 算。棄牌區裡的每一張都計入。
silva-ruling-R16 = 擁有者將被擊敗時，一定要使用FOMUS枡嗎？
    .default = 不一定，每次由擁有者決定。
silva-ruling-R17 = FOMUS枡對哪些牌有效？
    .default = 只對「訓練生」（2）、「釀酒師」（5）和第2張「少年」（1）有效。
silva-ruling-R18 = 對第2張「少年」（1）使用FOMUS枡時，什麼會無效化？
    .default = 整個效果：被指定的對手不抽、不公開，也不丟棄任何牌。
silva-ruling-R21 = 因「釀酒師」（5）等級相同而將被淘汰時，可以使用FOMUS枡嗎？
    .default = 可以。擁有者留在遊戲中，另一名玩家被淘汰。
silva-ruling-R24 = 「釀酒師」（5）等級相同，但還有其他玩家時，怎麼處理？
    .default = 這2名玩家都被淘汰，遊戲繼續。
silva-ruling-R32 = 「訓練生」（2）可以說出哪些牌？
    .default = 11種牌都可以，包含「訓練生」（2）。
silva-ruling-R34 = 以「訓練生」（2）猜測時，可以說出「幼年久久能智」（0）嗎？
    .default = 可以，對手剛再生完也一樣。
silva-ruling-R51 = 「農夫」（7）：原本的手牌可以放回牌堆嗎？
    .default = 不可以，只能從剛抽到的牌中選擇。
silva-ruling-R60 = 「幼年久久能智」（0）什麼時候勝過「精靈」（8）？
    .default = 只在剛好剩2名玩家的攤牌時。
silva-ruling-R62 = 2名玩家同為最高等級時，其餘未被淘汰的玩家也算平手嗎？
    .default = 不算。只有這2名玩家平手，其餘玩家落敗。
silva-ruling-R70 = 起始玩家如何決定？
    .default = 以隨機方式決定。
silva-ruling-R71 = 可以指定已被淘汰的玩家嗎？
    .default = 不可以，只能指定未被淘汰的對手。
silva-ruling-R76 = 指定的對手和猜測的牌，什麼時候說出？
    .default = 打出牌時一併說出，算同一個動作；現在不影響任何人的牌不指定對手。
