### 《沉默守護者》：紀錄說了什麼、動作為什麼不行、各座位要決定什麼。
###
### 鍵：條文或裁定的id，把.換成-。
### 事件以名字稱呼各座位；.refused對讀者說話：先說哪裡不對，再說怎樣才對。
### $card已寫成紅色5的樣子，$color是紅色這樣的詞，$colors是以、連接的清單。
### $seat與$target是名字。


## 遊戲準備

sg-setup-remove = 移除8張牌，顏色如下：{ $colors }。
    .refused = 現在還太早。請等到手牌、最初的首家與劍標記都隨機決定之後。
    .refused_chance = 現在不會出現這個結果。隨機結果只會從尚未決定的部分產生。
sg-setup-deal3 = 3名玩家各分到{ $count }張牌，依顏色分組，由小到大排列。
sg-setup-deal4 = 4名玩家各分到{ $count }張牌，依顏色分組，由小到大排列。
sg-setup-pass = 每位玩家將排好的牌連同高位指示卡，交給左邊的玩家。
sg-setup-blind = 從現在起，玩家都不查看自己手牌的數字。
sg-setup-sort =
    .refused =
        { $count ->
            [0] 你沒有{ $color }牌。請打出其他顏色的牌。
            [1] 你的{ $color }牌只有1張，位置只能是1。
           *[other] 你的{ $color }牌只有{ $count }張。位置從小的一端數起，只能是1～{ $count }。
        }

## 劍標記分配

sg-draft-lead = 最初的首家是{ $seat }。
    .refused_chance = 現在不會出現這個結果。最初的首家是這一桌的其中1名玩家，只在劍標記分配之前決定1次。
sg-draft-layout = 桌子中央放置了這些劍標記：{ $colors }。
    .unseen = 桌子中央放置了{ $count }個正面朝下的劍標記。
    .refused_chance = 現在不會出現這個結果。劍標記分配之前，3名玩家時放置12個劍標記，4名玩家時放置9個：灰色最多2個，其他顏色各最多3個。
sg-draft-choose = { $seat }拿取1個{ $color }劍標記。
    .refused = 現在不是劍標記分配的時候。劍標記只在第1墩之前拿取。
    .refused_color = 現在沒有{ $color }劍標記可以拿取。請拿取桌子中央正面朝上的劍標記。
sg-R5 = { $seat }公開1個{ $color }劍標記。
    .refused = 還沒有公開劍標記。請等到公開之後。
    .refused_chance = 現在不會出現這個結果。能公開的，只有桌子中央正面朝下的劍標記。
sg-draft-pass_final = { $seat }跳過，不再拿取劍標記。
    .refused = 你已經跳過。在這次劍標記分配中，你不能再拿取劍標記。
sg-R4 = 其他玩家都已跳過：{ $seat }必須拿取其餘的劍標記。
    .stuck = 所有玩家都已跳過，還剩{ $count }個劍標記：劍標記分配無法完成。
    .refused = 其他玩家都已跳過，所以你不能跳過。請從其餘的劍標記中拿取1個。
    .refused_stuck = 還有劍標記，但所有玩家都已跳過，遊戲因此結束。想試其他動作，請回到先前的局面。
sg-draft-until_empty = 桌子中央的劍標記已全部拿取，劍標記分配結束。

## 墩

sg-trick-lead_card = { $seat }打出{ $card }作為引牌。
    .refused = 現在不能打出牌。劍標記分配結束，且上一墩已放置劍標記，才能打出牌。
sg-trick-follow = { $seat }跟牌，打出{ $card }。
    .void = { $seat }缺門，打出{ $card }。
    .refused = 你的手牌還有引牌顏色，不能打出其他顏色。請跟牌，打出{ $color }的牌。
sg-draft-direction =
    .refused = 現在不是由你決定。請等{ $seat }決定。
sg-trick-all_play =
    .refused = 現在不是由你決定。請等{ $seat }決定。
sg-trick-winner_lead = { $card }是引牌顏色中最大的牌，{ $seat }吃下這一墩。
sg-trick-winner_trump = { $card }是王牌中最大的牌，{ $seat }吃下這一墩。
sg-trick-take = { $seat }將這一墩的牌正面朝上放置在自己面前。
sg-trick-next_lead = { $seat }是下一墩的首家。

## 劍標記

sg-token-most_frequent = 張數最多的顏色是{ $color }，有{ $count }張：這就是應放顏色。
    .refused = { $color }劍標記不能放置在這裡。可以放置的顏色：{ $colors }。
sg-token-gray_owed = 張數最多的顏色是灰色，有{ $count }張：只能放置灰色劍標記。
    .refused = 這一墩張數最多的顏色是灰色。只能放置灰色劍標記。
sg-combo-2v2 = 2對2：{ $seat }可以從{ $colors }中選擇應放顏色。
    .refused = 那個劍標記不能放置在這裡。這次2對2，應放顏色從{ $colors }中選擇；也可以放置灰色劍標記。
sg-combo-all_different = 顏色全部不同：{ $seat }可以放置任何劍標記。
sg-token-place = { $seat }在這一墩上放置{ $color }劍標記。
    .refused = 現在沒有等待放置劍標記的墩。吃墩玩家在吃下一墩後，立即放置劍標記。
    .refused_color = 你沒有{ $color }劍標記。請放置你持有的劍標記。
sg-token-gray_any = { $seat }將灰色劍標記當作別種顏色使用。
sg-token-fail = { $seat }沒有可放置的劍標記。

## 轉交

sg-scn-transfer =
    { $seat }將劍標記轉交給{ $target }：{ $colors }。{ $count ->
        [0] 轉交次數已用完。
       *[other] 還可以轉交{ $count }次。
    }
    .refused = 現在不能轉交劍標記：這局遊戲沒有轉交次數，或次數已用完。
    .refused_self = 你不能將劍標記轉交給自己。請選擇1名夥伴。
sg-R13 = { $seat }目前沒有可放置的劍標記，但還可以轉交。
    .refused = 依這一桌的規則，劍標記只能在一墩與一墩之間轉交。請先完成這一墩。
sg-R14 =
    .refused = 你沒有可以轉交的{ $color }劍標記。已放置在墩上的劍標記不能再轉交。
    .refused_many = 依這一桌的規則，1次轉交只能給1個劍標記。請只給1個。

## 遊戲結束

sg-end-win = 每一墩都放置了劍標記：全員獲勝。
    .refused = 遊戲已經結束。想試其他動作，請回到先前的局面。
sg-end-lose = { $seat }吃下的這一墩沒有可放置的劍標記：全員落敗。
    .refused = 遊戲已經結束。想試其他動作，請回到先前的局面。

## 現在要決定什麼。值對做決定的座位說，.other對其他人說。

decision-draft = 從桌子中央拿取1個劍標記，或跳過。
    .other = { $seat }正在決定：拿取劍標記，或跳過。
    .last = 其他玩家都已跳過：請從其餘的劍標記中拿取1個。
    .last_other = 其他玩家都已跳過：{ $seat }必須拿取其餘的劍標記。
decision-play = 輪到你打出1張牌。
    .other = { $seat }正在選擇要打出的牌。
decision-pay = 你吃下了這一墩。請在上面放置劍標記。
    .other = { $seat }吃下了這一墩，正在選擇要放置的劍標記。
    .stuck = 你吃下了這一墩，卻沒有可放置的劍標記。現在還可以轉交。
    .stuck_other = { $seat }吃下了這一墩，卻沒有可放置的劍標記。現在還可以轉交。
decision-deal = 即將把牌發給玩家。
    .other = 即將把牌發給玩家。
decision-lead = 即將決定最初的首家。
    .other = 即將決定最初的首家。
decision-layout = 即將放置劍標記。
    .other = 即將放置劍標記。
decision-turn = 你即將公開1個劍標記。
    .other = { $seat }即將公開1個劍標記。
decision-over = 遊戲已經結束。
    .other = 遊戲已經結束。

## 裁定：用一句話說明問題；.default是本套件採用的做法

sg-ruling-R1 = 移除的牌中，灰色牌也必須至少有1張嗎？
    .default = 不必。紅色、藍色、黃色、綠色各移除至少1張；另外4張中可以有灰色牌。
sg-ruling-R3 = 玩家手牌的數字，誰看得到？
    .default = 除了持有這些牌的玩家，其他玩家都看得到。
sg-ruling-R4 = 還有劍標記時，最後1名未跳過的玩家可以跳過嗎？
    .default = 不可以。該玩家必須逐一拿取其餘所有劍標記。
sg-ruling-R5 = 劍標記分配時，劍標記是正面朝下的嗎？
    .default = 不是。所有玩家都看得到顏色，從中選擇。
sg-ruling-R8 = 2對2中有灰色時，應放顏色一定是灰色嗎？
    .default = 不一定。吃墩玩家可以從2種顏色中選擇；選擇灰色時，必須放置灰色劍標記。
sg-ruling-R9 = 3名玩家時，顏色全部不同也算嗎？
    .default = 算。3張牌、3種顏色時，吃墩玩家可以放置任何劍標記。
sg-ruling-R13 = 吃墩後、放置劍標記前，可以轉交劍標記嗎？
    .default = 可以。吃墩玩家無法放置劍標記，也不能再轉交時，才會落敗。
sg-ruling-R14 = 1次轉交可以給幾個劍標記？
    .default = 只能給1個，而且不能是已放置在墩上的劍標記。
