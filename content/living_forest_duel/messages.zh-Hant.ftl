### 《森生不息：對決》：紀錄說了什麼、動作為什麼不行、各座位要決定什麼。
###
### 鍵：條文或裁定的id，把.換成-。
### 事件以名字稱呼各座位；.refused對讀者說話：先說哪裡不對，再說怎樣才對。
### $seat與$other是座位的名字：夏、冬，或玩家自己的名字。
### $card、$tree_card與$other_tree已依「句子裡的牌」寫成，$cards是以、連接的清單。
### $element是句子裡的詞，見再下一節；$action是行動的名稱，句子加上「」。
### $count、$number、$cost、$total、$value與$round是數。


## 句子裡的牌

lfd-neutral_card = { $number }號中立動物
lfd-season_card = { $season }的{ $number }號守護動物
lfd-stag_card = 雄鹿卡
lfd-varan_card = { $season }的火焰巨蜥卡
lfd-tree_card = { $number }號守護樹卡（{ $element }）

## 句子裡的自然力

lfd-element-sun = 太陽
lfd-element-water = 水
lfd-element-tree = 木
lfd-element-move = 移動

## 遊戲準備

lfd-meta-players = 2名玩家對決，一方是夏，另一方是冬。
lfd-act-muster_choice =
    .setup = 招募列放置了{ $cards }。
lfd-turn-first = 第{ $round }輪由{ $seat }先進行回合。

## 回合

lfd-turn-alternate = 輪到{ $seat }的回合。
    .refused = 現在不是由你決定。請等{ $seat }決定。
lfd-R13 = { $seat }沒有行動標記了，因此跳過。
lfd-R15 = { $seat }沒有牌可以公開，也無法放置行動標記，因此跳過。規則書沒有說明這種情況該怎麼做。
    .both = 雙方都沒有牌可以公開，也無法放置行動標記，這一輪因此結束。規則書沒有說明這種情況該怎麼做。
    .refused = 沒有牌可以公開：共用牌堆與共用棄牌區都是空的。如果可以，請放置行動標記。
    .refused_pass = 現在不能跳過。只有沒有行動標記，或既沒有牌可以公開、也無法放置行動標記時，才能跳過。

## 公開牌

lfd-turn-opt_reveal = { $seat }公開共用牌堆的1張牌。
    .refused = 現在不能公開牌：公開要另外用1個回合。請先完成已經開始的動作。
lfd-turn-reshuffle = 共用牌堆沒有牌了：將共用棄牌區的{ $count }張牌洗勻，作為新的共用牌堆。
lfd-reveal-place =
    .refused = 現在還太早。請等到抽出下一張牌之後。
lfd-reveal-neutral = { $seat }抽到{ $card }，放置在共用列。
lfd-reveal-own = { $seat }抽到{ $card }，放置在{ $seat }自己的個人列。
lfd-reveal-opp = { $seat }抽到{ $card }，放置在{ $other }的個人列。
lfd-onibi_card = { $seat }抽到{ $card }。因為{ $other }持有鬼火卡，這張牌放置在共用列。
lfd-onibi_card-varan = { $seat }抽到{ $card }，放置在{ $other }的個人列。
lfd-sanki-varan = { $seat }使用Sanki卡，將{ $card }放回供應區。
lfd-sanki-once =
    .kept = { $seat }保留Sanki卡，這次不使用。
    .refused = 現在不能決定是否使用Sanki卡。公開你的季節的火焰巨蜥卡時，或你公開牌之後，才能決定。
    .refused_asked = 公開了你的季節的火焰巨蜥卡。請先決定是否對這張牌使用Sanki卡。
lfd-sanki-token = { $seat }使用Sanki卡，在同一個回合放置行動標記。

## 獨居圖示

lfd-solitary-herd = 群居圖示將{ $seat }的{ $count }個獨居圖示無效化。
lfd-solitary-three = { $seat }的獨居圖示達{ $count }個，失去1個行動標記。
    .none = { $seat }的獨居圖示達{ $count }個，應失去1個行動標記，但已經沒有了。
lfd-solitary-four = { $seat }的獨居圖示達{ $count }個，再失去1個行動標記，這一輪不能再進行行動。
    .none = { $seat }的獨居圖示達{ $count }個，應再失去1個行動標記，但已經沒有了。

## 放置行動標記

lfd-turn-opt_token =
    .refused = 進行行動之前，要先放置行動標記。請在共用列放置1個，或公開1張牌。
lfd-token-place = { $seat }在共用列的第{ $number }張牌上放置行動標記，指定{ $element }。
    .refused = 你沒有行動標記了。這一輪結束時，會收回2個行動標記。
    .refused_now = 你剛放置了行動標記。請先進行這個行動。
lfd-token-rightmost =
    .refused = 共用列沒有任何牌有{ $element }。請選擇其他自然力，或公開1張牌。
lfd-token-count = 從共用列的左端算起，{ $seat }的{ $element }合計為{ $count }。
lfd-token-restart = 從第{ $number }張牌上的行動標記右邊算起，{ $seat }的{ $element }合計為{ $count }。
lfd-R4 =
    .refused = 有{ $element }的最右邊1張牌（第{ $number }張）上，已經有指定{ $element }的行動標記。請等到有{ $element }的新牌，或選擇其他自然力。
lfd-token-same_player_gap =
    .refused = 你在第{ $number }張牌上已有指定{ $element }的行動標記，與新的行動標記之間，沒有未被指定的圖示。請等到中間有這樣的圖示，或選擇其他自然力。
lfd-R7 = 再加上{ $seat }的個人區域的{ $element }{ $count }。
lfd-card-values = { $seat }可以用數值{ $value }進行「{ $action }」。
    .refused = 你的數值只能用於「{ $action }」。請進行這個行動。
lfd-R38 = 這個數值什麼也換不到：{ $seat }的行動沒有效果。規則書沒有說明這種情況該怎麼做。
    .refused = 現在還不能停止：你的數值還能換到東西。請先進行行動。

## 招募守護動物

lfd-act-muster = { $seat }以費用{ $cost }將{ $cards }從招募列放置到共用棄牌區。
    .refused = 費用是{ $cost }，但你的數值只有{ $value }。請少選幾張，或選擇費用較低的牌。
    .refused_empty = 招募列的第{ $number }個位置沒有牌。請選擇有牌的位置。
lfd-act-muster_refill = { $seat }抽到{ $card }，補充招募列。
lfd-R17 = { $seat }的個人牌堆已空：招募列有{ $count }個位置空著。
lfd-act-muster_win = 招募列的牌全都與{ $seat }同季節：{ $seat }獲勝。

## 滅火

lfd-act-fire = { $seat }以費用{ $cost }拿取{ $count }個火焰標記，現在共有{ $total }個。
    .refused = 費用是{ $cost }，但你的數值只有{ $value }。請少選幾個，或選擇費用較低的火焰標記。
    .refused_none = 第{ $number }個空地沒有這麼多火焰標記。請不要超過該空地上的數量。
lfd-act-fire_win = { $seat }有{ $count }個火焰標記：{ $seat }獲勝。

## 種植守護樹

lfd-act-tree_buy = { $seat }以費用{ $cost }種植{ $tree_card }。
    .refused = 費用是{ $cost }，但你的數值只有{ $value }。請選擇費用較低的牌。
    .refused_empty = { $element }的守護樹牌堆是空的。請選擇其他牌堆。
lfd-act-tree_limit =
    .refused = 在這次行動中，你已從{ $element }的守護樹牌堆拿取過1張牌。請選擇其他牌堆，或停止。
lfd-act-tree_place =
    .refused = 這張牌沒有河流通到湖。請放置在能與通到湖的河流相連的位置。
lfd-act-tree_cover = 在{ $seat }的森林裡，{ $tree_card }疊放在{ $other_tree }上。
lfd-R21 =
    .refused = 有湖的起始守護樹卡不能蓋住。請選擇其他位置。
    .refused_cut = 這樣會使{ $tree_card }沒有河流通到湖。請選擇其他位置。
lfd-act-tree_bonus =
    .sanki = 拼成獎勵圖示：{ $seat }獲得1張Sanki卡。
    .extra = 拼成獎勵圖示：{ $seat }獲得1次額外行動。
    .none = 拼成獎勵圖示，但已沒有Sanki卡可以給{ $seat }。
lfd-act-tree_win = { $seat }的森林以守護樹卡排滿3×3的範圍：{ $seat }獲勝。

## 移動鬼火

lfd-act-onibi = { $seat }將鬼火棋子移動{ $count }步。
    .refused = { $count }步太多了：你的數值是{ $value }。請選擇{ $value }步以內。
lfd-R25 =
    .refused = 鬼火棋子不能留在原地。請選擇至少1步。
lfd-act-onibi_cross_none = 鬼火棋子越過最外側的空地。{ $other }獲得鬼火卡，鬼火棋子回到{ $seat }那一側的最外側。
lfd-act-onibi_cross_mine = 鬼火棋子越過最外側的空地。{ $seat }將鬼火卡放回供應區，鬼火棋子回到{ $seat }自己那一側的最外側。
lfd-act-onibi_cross_opp = 鬼火卡由{ $other }持有，{ $seat }使鬼火棋子越過最外側的空地。
lfd-act-onibi_bonus =
    .sanki = 鬼火棋子停在有獎勵的空地：{ $seat }獲得1張Sanki卡。
    .extra = 鬼火棋子停在有獎勵的空地：{ $seat }獲得1次額外行動。
    .none = 鬼火棋子停在有獎勵的空地，但已沒有Sanki卡可以給{ $seat }。
lfd-win-onibi = 鬼火棋子從對手那一側越過最外側的空地：{ $seat }獲勝。

## 額外行動

lfd-R36 = { $seat }選擇「{ $action }」作為額外行動，數值是{ $value }。規則書沒有說明這個數值。
    .refused = 你有1次額外行動。請先選擇4種行動中的哪一種。
    .refused_none = 現在沒有額外行動可以選擇。請進行已經開始的行動。

## 一輪結束

lfd-end-when = 第{ $round }輪結束。
lfd-end-fire_value = 火的數值是{ $count }，來自{ $number }個空地。
lfd-end-water = { $seat }的水的數值是{ $count }。
lfd-end-varan = 火的數值高於{ $seat }的水的數值：{ $seat }的{ $count }張火焰巨蜥卡加入共用棄牌區。
    .safe = 火的數值沒有高於{ $seat }的水的數值：不加入火焰巨蜥卡。
lfd-R30 =
    { $count ->
        [0] 火的數值高於{ $seat }的水的數值，但供應區已沒有火焰巨蜥卡。
       *[other] 火的數值高於{ $seat }的水的數值，但供應區只剩{ $count }張火焰巨蜥卡，全部加入共用棄牌區。
    }
lfd-end-spread = 在鬼火棋子兩旁共放置{ $count }個火焰標記。
    .none = 供應區已沒有火焰標記可以放置在鬼火棋子兩旁。
lfd-end-clear = 雙方收回行動標記，共用列與個人列的牌全部放置到共用棄牌區。
lfd-end-repeat = 還沒有玩家獲勝：接著進行第{ $round }輪。

## 遊戲結束

lfd-win-first =
    .refused = 遊戲已經結束。想試其他動作，請回到先前的局面。

## 現在要決定什麼。值對做決定的座位說，.other對其他人說。

decision-turn = 輪到你：公開1張牌，或放置1個行動標記。
    .other = { $seat }正在決定：公開牌，或放置行動標記。
decision-sanki = 公開了你的季節的火焰巨蜥卡。要使用Sanki卡，將這張牌放回供應區嗎？
    .other = { $seat }正在決定，是否將火焰巨蜥卡放回供應區。
decision-second = 要使用Sanki卡，在同一個回合放置行動標記嗎？
    .other = { $seat }正在決定，是否使用Sanki卡放置行動標記。
decision-act = 請進行你的行動。
    .other = { $seat }正在進行行動。
decision-extra = 你有1次額外行動：請從4種行動中選擇1種。
    .other = { $seat }正在選擇額外行動。
decision-deal = 即將組成招募列。
    .other = 即將組成招募列。
decision-draw = 即將從共用牌堆抽1張牌。
    .other = 即將從共用牌堆抽1張牌。
decision-refill = 即將補充招募列。
    .other = 即將補充招募列。
decision-over = 遊戲已經結束。
    .other = 遊戲已經結束。

## 裁定：用一句話說明問題；.default是本套件採用的做法

lfd-ruling-R1 = 行動標記下面那張牌也算嗎？
    .default = 算。那是計算的最後1張牌。
lfd-ruling-R2 = 行動標記可以放置得更左邊，少用一些嗎？
    .default = 不可以。要放置在有這種自然力的最右邊1張牌上。
lfd-ruling-R3 = 對手指定同一種自然力的行動標記，也會使計算重新開始嗎？
    .default = 會，不論是誰放置的。只有間隔的規定看是誰的標記。
lfd-ruling-R4 = 有這種自然力的最右邊1張牌上已有指定它的行動標記時，還能放置嗎？
    .default = 不能。已經沒有數字可算了。
lfd-ruling-R5 = 同一位玩家為同一種行動放置2個行動標記時，兩者之間必須有什麼？
    .default = 在2個行動標記之間的牌上，必須有同一種自然力的圖示，而且沒有行動標記指定它。
lfd-ruling-R6 = 同一張牌上可以有2個行動標記嗎？
    .default = 可以，只要指定的自然力不同。
lfd-ruling-R7 = 玩家的個人列與森林，會增加行動的數值嗎？
    .default = 會。每次行動都加上個人區域的全部數值；但仍然要在共用列放置行動標記。
lfd-ruling-R8 = 行動沒有用完的數值，可以留到之後嗎？
    .default = 不可以，就此浪費。
lfd-ruling-R9 = 共用列的群居圖示，能將獨居圖示無效化嗎？
    .default = 不能。只有玩家個人區域的群居圖示可以。
lfd-ruling-R10 = 同樣數量的獨居圖示，會在同一輪讓玩家失去2次行動標記嗎？之後出現的群居圖示會還回來嗎？
    .default = 都不會。每個門檻一輪只算1次，失去的不會還回來。
lfd-ruling-R11 = 會失去已經放置的行動標記嗎？
    .default = 不會。只失去未使用的；若沒有，就什麼也不發生。
lfd-ruling-R12 = 共用列的獨居圖示同時影響雙方時，先檢查誰？
    .default = 回合玩家。
lfd-ruling-R13 = 沒有行動標記的玩家，還可以公開牌嗎？
    .default = 不可以。該玩家跳過，由另一位玩家獨自繼續。
lfd-ruling-R14 = 若最後幾個回合由1名玩家獨自進行，下一輪由誰開始？
    .default = 另一名玩家，即使上一輪也是由該玩家開始。
lfd-ruling-R15 = 沒有牌可以公開時怎麼辦？
    .default = 必須放置行動標記；若無法放置，就失去這個回合。雙方都無法做什麼時，這一輪結束。
lfd-ruling-R16 = 除了招募守護動物之後，其他時候也檢查招募列嗎？
    .default = 不檢查。只有這個行動能以招募列獲勝。
lfd-ruling-R17 = 招募列的新動物放在哪裡？個人牌堆空了怎麼辦？
    .default = 放在空出的位置。沒有牌時位置空著，不算任何一方的。
lfd-ruling-R18 = 離開招募列的動物，立刻就有用嗎？
    .default = 沒有。它到共用棄牌區，洗勻之後才會再出現。
lfd-ruling-R19 = 同一個空地的火焰標記，每個都要付完整的費用嗎？
    .default = 要，每個都付。
lfd-ruling-R20 = 起始守護樹卡也算在3×3的範圍裡嗎？
    .default = 算。起始守護樹卡是9張中的1張。
lfd-ruling-R21 = 哪些牌可以蓋住？
    .default = 有湖的牌以外都可以，只要每張牌都還有河流通到湖。
lfd-ruling-R22 = 被蓋住的樹，自然力還算嗎？
    .default = 不算。只算最上面的牌。
lfd-ruling-R23 = 鬼火棋子離開空地、從另一端回來，要用掉步數嗎？
    .default = 要。離開空地的那1步，同時讓鬼火棋子回到另一端。
lfd-ruling-R24 = 鬼火棋子回到哪一側？
    .default = 移動它的玩家那一側。
lfd-ruling-R25 = 鬼火棋子可以留在原地嗎？
    .default = 不可以，至少走1步。
lfd-ruling-R26 = 鬼火棋子經過的空地，也會給獎勵嗎？
    .default = 不會，只有停下的空地會給。
lfd-ruling-R27 = 一輪結束時，有好幾個火焰標記的空地，要計算好幾次嗎？
    .default = 不要。有鬼火棋子或火焰標記的空地，每個只計算1次。
lfd-ruling-R28 = 一輪結束時，只有共用列的水會被視為已使用嗎？
    .default = 對。共用列只算最後1個指定水的行動標記右邊的圖示；個人區域全部都算。
lfd-ruling-R29 = 鬼火棋子在最外側時，新的火焰標記放在哪裡？
    .default = 只放在旁邊唯一的空地。
lfd-ruling-R30 = 供應區的火焰巨蜥卡不夠時怎麼辦？
    .default = 有幾張就加入幾張。
lfd-ruling-R31 = 一輪結束時，各步驟的順序是什麼？
    .default = 依規則書的順序：火、水、火焰巨蜥卡、新的火焰標記、清空。
lfd-ruling-R32 = 對火焰巨蜥卡使用Sanki卡，是在計算獨居圖示之前嗎？
    .default = 對。放置、放回、計算，之後才用Sanki卡放置行動標記。
lfd-ruling-R33 = 用過的Sanki卡到哪裡去？
    .default = 放回供應區，之後可以再獲得。
lfd-ruling-R34 = 同時達成2個勝利條件時，誰獲勝？
    .default = 回合玩家。
lfd-ruling-R35 = 供應區是共用的，還是各有各的？
    .default = 鬼火卡放回共用的供應區，火焰巨蜥卡放回所屬季節的供應區。
lfd-ruling-R36 = 額外行動是哪一種行動、有多強、需要行動標記嗎？
    .default = 4種行動任選1種，數值固定為2，不需要行動標記。這個數值是示範用。
lfd-ruling-R37 = 因鬼火卡而放置在共用列的動物，算誰的？
    .default = 算雙方的，與中立動物一樣：數值雙方都能用，獨居圖示雙方都要算。
lfd-ruling-R38 = 數值什麼也換不到時，可以放置行動標記嗎？
    .default = 可以，只要數值至少是1。行動標記就用掉了。

## 牌桌

ui-shared-line = 共用列
ui-own-line = { $seat }的個人列
ui-forest-of = { $seat }的森林
ui-recruitment-line = 招募列
ui-clearings = 空地
ui-tree-piles = 守護樹牌堆
ui-shared-deck = 共用牌堆：{ $count }
ui-shared-discard = 共用棄牌區：{ $count }
ui-own-deck = { $seat }的個人牌堆：{ $count }
ui-fire-value = 火的數值：{ $value }
ui-fires-left = 供應區的火焰標記：{ $count }
ui-round = 第{ $round }輪
ui-varans-left = { $seat }的供應區：火焰巨蜥卡{ $count }
ui-onibi-card = 鬼火卡
ui-onibi-card-nobody = 鬼火卡：在供應區
ui-extra-value = 額外行動的數值：{ $value }
# 接在 ui-illustrative 之後。
ui-source-duel = 牌、費用、空地、供應區的數量與起始狀態都是本套件自訂，原文沒有寫明。

## 讀出牌桌各部分用的句子

# 讀出一張牌；$card已依句子的寫法寫成。每一部分自成一句。
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
       *[other] 獨居圖示{ $solitary }個。
    }{ $herd ->
        [0] {""}
       *[other] 群居圖示{ $herd }個。
    }{ $cost ->
        [0] {""}
       *[other] 費用{ $cost }。
    }
# $sides是ui-side的清單。起始守護樹卡的$lake是1。
ui-tree-words =
    { $lake ->
        [0] { $tree_card }。
       *[other] 有湖的起始守護樹卡。
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
    }河流通往{ $sides }。
ui-clearing-words =
    空地{ $number }。數值{ $value }。{ $fires ->
        [0] {""}
       *[other] 火焰標記{ $fires }個。
    }{ $onibi ->
        [0] {""}
       *[other] 鬼火棋子在這裡。
    }{ $bonus ->
        [sanki] 獎勵：Sanki卡。
        [extra] 獎勵：額外行動。
       *[none] {""}
    }
ui-card-number = 第{ $number }張
ui-place-number = 位置{ $number }
ui-token-on = { $seat }的行動標記（{ $element }）。
ui-side =
    { $side ->
        [N] 上方
        [E] 右方
        [S] 下方
       *[W] 左方
    }
ui-bonus-name =
    { $bonus ->
        [sanki] Sanki卡
       *[extra] 額外行動
    }
ui-half-icon = { $side }有半個獎勵圖示：{ $bonus }。
ui-clearing = 空地{ $number }
ui-fire-of = 空地{ $number }的火焰標記，費用{ $cost }
# 森林裡的位置；湖在0、0。
ui-cell = 第{ $x }欄第{ $y }列
ui-pile-of =
    { $count ->
        [0] { $element }的守護樹牌堆沒有牌。
       *[other] { $element }的守護樹牌堆：{ $count }張，最上面1張的費用是{ $cost }。
    }
ui-tokens-of = 行動標記：剩{ $left }個，已放置{ $used }個，失去{ $lost }個
# $net是抵銷後的獨居圖示：達3個與4個時失去行動標記。
ui-solitary-sum = 獨居圖示{ $count }個，減去群居圖示{ $herd }個，剩{ $net }個
ui-water-against = 這一輪結束時水的數值：{ $water }，火的數值：{ $fire }
ui-sanki-count = Sanki卡：{ $count }
ui-race =
    { $goal ->
        [trees] 3×3的守護樹卡：{ $of }張當中有{ $count }張
        [muster] 招募列中自己的牌：{ $of }張當中有{ $count }張
        [fire] 火焰標記：{ $of }個當中有{ $count }個
       *[onibi] 鬼火棋子越過對手那一側而獲勝，還要{ $count }步
    }

## 行動標記會算到多少？

ui-token-counts = 行動標記會算到多少？
ui-place-token = 放置行動標記，指定
ui-counts-for = 誰的行動標記
ui-count-invite = 將游標移到一種自然力上，或用Tab鍵與方向鍵移過去，這裡就會列出數值的算法。
# 剛放置的行動標記，$done是1。
ui-count-title =
    { $done ->
        [0] { $seat }的行動標記指定{ $element }時會算到的數值
       *[other] { $seat }的行動標記指定{ $element }，算到的數值
    }
ui-refused-short = 不能放置
ui-total = 合計
ui-own-area = 個人區域
ui-part-line = 個人列
ui-part-forest = 森林
# 清單中的一項：共用列的一張牌，以及不再計算的數。
ui-card-value = 第{ $number }張（{ $value }）
ui-blocked = { $seat }放置在第{ $number }張牌上的行動標記已經算過：{ $cards }。
# $choice是清單：各位置、各空地，或付得起的守護樹牌堆的自然力。
ui-buys =
    { $kind ->
        [sun] 最多可以送走{ $count }張牌。可以選擇的位置：{ $choice }。
        [water] 最多可以拿取{ $count }個火焰標記。可以選擇的空地：{ $choice }。
        [tree] 最上面那張付得起的守護樹牌堆：{ $choice }。
       *[move] 最多可以走{ $count }步。
    }
ui-buys-nothing = 什麼也換不到。
ui-buys-win = 可以立即獲勝。

## 選擇

ui-reveal = 公開1張牌
ui-use-sanki = 使用Sanki卡
ui-keep-sanki = 留到以後
ui-no-token = 現在不放置行動標記
ui-stop = 到此為止
ui-value-left = 數值{ $value }
ui-cost-of = 費用{ $cost }／數值{ $value }
ui-choose =
    { $kind ->
        [sun] 請選擇招募列的牌，再確認。
        [water] 請選擇空地上的火焰標記，再確認。
        [tree] 請選擇一個守護樹牌堆最上面的牌。
        [cell] 請選擇森林裡的位置。
       *[move] 請選擇步數，或要停下的空地。
    }
ui-over-edge = 越過邊緣
ui-stop-gives = 停在這裡可以得到：{ $bonus }。
ui-completes = 完成獎勵圖示：{ $bonus }。
ui-square-then = 放置後，3×3的9格中會有{ $count }格有牌。

## Charts

ui-race-title = 4個勝利條件的進度（每輪結束時）
ui-race-trees = 3×3守護樹
ui-race-muster = 招募列全是自己的季節
ui-race-fire = 8個火焰標記
ui-race-onibi = 鬼火越過邊緣
ui-race-sentence = { $seat }，第{ $round }輪：3×3方格{ $cells }格中已有{ $trees }格；招募列{ $places }張中有{ $muster }張；火焰標記{ $fires }個中有{ $fire }個；鬼火{ $onibi ->
        [0] 已越過邊緣
       *[other] 還需要{ $onibi }步
    }。
ui-value-title = { $seat }現在放置行動標記會算到的數值
ui-value-axis = 數值
ui-value-counts = 計入：共用列
ui-value-used = 先前的標記已用掉
ui-value-own = 計入：個人區域
ui-value-sentence = { $element }：{ $total }（共用列{ $counts }，{ $seat }的個人區域{ $own }）；已用掉{ $used }。
ui-value-none = { $element }：{ $seat }現在不能放置行動標記；已用掉{ $used }。
ui-ends-title = 兩個電腦玩家對戰{ $games }局的結局（示範用的牌）
ui-ends-axis = 佔全部局數的比例
ui-ends-sentence = { $victory }：{ $games }局中有{ $wins }局（{ $percent }%）。
ui-ends-length = 半數的對局在{ $rounds }輪以內結束。先手{ $seat }的勝率是{ $percent }%。打滿{ $limit }輪而中止的有{ $stopped }局。

## 謎題與規則書沒說清楚的地方

ui-asks = 問題
ui-plays = 本套件的做法
ui-changes = 換一種讀法會改變什麼
# $ruling is an id.
ui-own-switch = { $ruling }（有規則選項）
ui-win-open = 在這個回合獲勝：由{ $seat }進行。請在牌桌上走完這個回合，再執行這個儲存格。
ui-win-on = 到目前為止都對：{ $seat }在這個回合還能獲勝。
ui-win-won = 解開了：{ $seat }在這個回合獲勝。
# $move is a move's text.
ui-win-lost = 選了{ $move }之後，這個回合就無法獲勝了。請退回去，試試別的動作。
# 每則裁定換一種讀法會改變什麼。
ui-change-R1 = 每次的數值都少了那張牌的數字，而下一次要從那張牌算起。
ui-change-R2 = 玩家可以把最新的牌留給之後的行動。
ui-change-R3 = 雙方可以各自計算同樣的牌，也就不必搶先。
ui-change-R4 = 不必等新的牌，單靠個人區域的數值也能進行行動。
ui-change-R5 = 更快就能再次進行同一種行動：幾乎任何新的牌都符合間隔的規定。
ui-change-R6 = 有多種自然力的牌只能用於1次行動，更常沒有地方放置行動標記。
ui-change-R7 = 數值全都變低。樹和個人列的動物，只剩抵擋火與獨居圖示的用處。
ui-change-R8 = 玩家可以存下數值，更快送走雄鹿卡，或一次種植好幾棵樹。
ui-change-R9 = 影響很小：群居圖示只因鬼火卡才會出現在共用列，那時會保護雙方。
ui-change-R10 = 晚到的群居圖示還有用處，而火焰巨蜥卡可能造成2次損失。
ui-change-R11 = 已放置的行動標記會離開共用列，算過的數字又能再算。
ui-change-R12 = 只有紀錄的順序不同：雙方各自檢查。
ui-change-R13 = 不會有人獨自繼續。沒有行動標記的玩家，可以不斷公開牌，用獨居圖示拖累對手。
ui-change-R14 = 每一輪輪流開始，獨自繼續也不會失去下一輪的先機。
ui-change-R15 = 這一輪可能立刻結束，或停滯不前。用這些牌幾乎不會發生。
ui-change-R16 = 沒有影響：其他規則都不會改變招募列。
ui-change-R17 = 若改為往中間靠攏，對局拖長時，需要同季節的牌會變少。
ui-change-R18 = 招募會立刻帶來1隻動物，價值高得多。
ui-change-R19 = 付1次費用就能清空一個空地，更快就能集滿8個。
ui-change-R20 = 需要9棵樹，而且湖不能在範圍裡：這種勝利會更慢。
ui-change-R21 = 森林可以隨意改建，甚至蓋住湖。
ui-change-R22 = 疊放不必付出代價，森林只會越來越強。
ui-change-R23 = 從正中央的空地算起，10步就能獲勝，而不是11步。
ui-change-R24 = 若回到對手那一側，下一步就會再次越過：連續2步就獲勝。
ui-change-R25 = 玩家可以再次獲得同一個空地的獎勵，也能讓火留在原處蔓延。
ui-change-R26 = 走得遠就能一次獲得好幾個獎勵。
ui-change-R27 = 每多1個火焰標記，火的數值就更高，火焰巨蜥卡也會更多。
ui-change-R28 = 滅過火的玩家，反而沒有水可以抵擋火。
ui-change-R29 = 每一輪都會多2個火焰標記，把鬼火趕到最外側也不會讓火變慢。
ui-change-R30 = 對局拖長時，供應區的牌常常不夠。若欠著不足的張數，用Sanki卡放回的火焰巨蜥卡又會再來。
ui-change-R31 = 若先放新的火焰標記，它們會算進同一次比較，火焰巨蜥卡會更多。
ui-change-R32 = 行動標記照樣會失去，Sanki卡只能防範下一個圖示。
ui-change-R33 = 用過3次之後，整局就再也沒有Sanki卡。
ui-change-R34 = 沒有影響：自己的行動不可能替對手達成勝利條件。
ui-change-R35 = 幾乎沒有影響：火焰巨蜥卡放在哪裡，都屬於自己的季節。
ui-change-R36 = 獎勵的價值：若能使用共用列的全部數值，1個獎勵就可能決定勝負。
ui-change-R37 = 若只算所屬季節的，鬼火卡就幾乎不是負擔。
ui-change-R38 = 玩家不能白白用掉行動標記來結束一輪，只好公開牌。
