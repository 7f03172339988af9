### 《木靈：樹之精靈》：紀錄說了什麼、動作為什麼不行、各座位要決定什麼、牌上寫了什麼。
###
### 鍵：條文或裁定的id，把.換成-。
### 事件以名字稱呼各座位；.refused對讀者說話：先說哪裡不對，再說怎樣才對。
### $seat與$other是座位的名字，$seats是以、連接的名字。
### $element、$other_element與$season是句子裡的詞：螢火蟲、春季。
### $card、$kodama_card與$season_card已依「句子裡的牌」寫成，$cards與$kodama_cards是以、連接的清單。
### $where與$placed是資料裡的字，供選擇用。$points、$count、$kinds、$touching、$space與$number是數。


## 句子裡的牌

ko-branch_card = { $number }號樹枝卡
ko-kodama_card = { $number }號木靈卡
ko-season_card = { $number }號{ $season }卡
    .named = 「{ $name }」

## 木靈卡或季節卡的內容，由資料組成；牌指名某種元素時用.showing

# per = "icon"。$where：all、last_cards、within_2。
ko-kodama-icon =
    { $where ->
        [last_cards] 你的末端牌上
        [within_2] 距樹幹2張以內的牌上
       *[all] 你的樹上
    }，每個元素得{ $points }分。
    .showing =
        { $where ->
            [last_cards] 你的末端牌上
            [within_2] 距樹幹2張以內的牌上
           *[all] 你的樹上
        }，每個{ $element }得{ $points }分。
# per = "card"。$kinds、$touching：牌沒有要求時為0。
ko-kodama-card =
    { $where ->
        [last_cards] 你的樹上，
        [within_2] 距樹幹2張以內，
       *[all] 你的樹上，
    }每張{ $touching ->
        [0] { $kinds ->
            [0] { "" }
           *[other] 恰好有{ $kinds }種元素的
        }
       *[other] { $kinds ->
            [0] { "" }
           *[other] 恰好有{ $kinds }種元素，且
        }接觸至少{ $touching }張其他牌的
    }{ $where ->
        [last_cards] 末端牌
       *[other] 牌
    }得{ $points }分。
    .showing =
        { $where ->
            [last_cards] 你的樹上，
            [within_2] 距樹幹2張以內，
           *[all] 你的樹上，
        }每張{ $kinds ->
            [0] 有{ $element }
            [1] 元素只有{ $element }
           *[other] 恰好有{ $kinds }種元素、其中包含{ $element }
        }{ $touching ->
            [0] 的
           *[other] ，且接觸至少{ $touching }張其他牌的
        }{ $where ->
            [last_cards] 末端牌
           *[other] 牌
        }得{ $points }分。
ko-season-count = 在生長階段，每個{ $element }都當作{ $other_element }計算。
# $placed：none、within_2；.showing：放置的牌必須有的元素。
ko-season-placed =
    在{ $placed ->
        [within_2] 距樹幹2張以內之處
       *[none] 你的樹上
    }放置牌時，額外得{ $points }分。
    .showing =
        在{ $placed ->
            [within_2] 距樹幹2張以內之處
           *[none] 你的樹上
        }放置有{ $element }的牌時，額外得{ $points }分。
# $placed：none、within_2；.showing：放置在末端牌上時，該末端牌必須有的元素。
ko-season-onto =
    { $placed ->
        [within_2] 在距樹幹2張以內之處，
       *[none] { "" }
    }將牌放置在末端牌上時，額外得{ $points }分。
    .showing =
        { $placed ->
            [within_2] 在距樹幹2張以內之處，
           *[none] { "" }
        }將牌放置在有{ $element }的末端牌上時，額外得{ $points }分。

## 遊戲準備

ko-setup-track = 計分軌放置在場邊，季節指示物放置在「春季」字樣旁。
ko-setup-trunk = { $seat }分到{ $element }的樹幹卡。
ko-setup-marker = { $seat }將{ $element }的玩家指示物放置在計分軌的第0格。
ko-setup-kodama = { $seat }分到4張木靈卡。
    .private = { $seat }分到{ $kodama_cards }。
ko-setup-season = 每個季節各有1張隨機決定的季節卡，正面朝下放置在場邊。
ko-setup-deck = { $count }張樹枝卡洗勻，作為牌堆。
    .refused = 現在還太早。請等遊戲準備中隨機決定的部分全部完成。
    .refused_chance = 現在不會出現這個結果，只會出現還有可能的結果。
ko-setup-display = 展示區放置了{ $cards }。
ko-setup-first = { $seat }拿取起始玩家棋子，由該玩家開始遊戲。

## 季節階段

ko-flow-seasons = { $season }開始。
ko-season-reveal = 公開這個季節的規則：{ $season_card }。
ko-season-discard = 丟棄上個季節的季節卡：{ $season_card }。

## 生長階段：放置牌

ko-turn-order = 輪到{ $seat }的回合。
    .refused = 現在不是由你決定。請等{ $seat }決定。
ko-turn-1-choose = { $seat }從展示區拿取{ $card }，放置在自己的樹上。
    .refused = { $card }不在展示區裡。請選擇展示區裡的牌。
    .refused_unknown = 沒有「{ $id }」這張樹枝卡。請選擇展示區裡的牌。
ko-place-bark =
    .refused = 樹枝的一端沒有落在樹皮上。請調整位置，讓樹枝從你樹上的樹皮長出來。
ko-place-one_card =
    .refused = 這張牌接觸了{ $count }張牌，但必須只接觸1張。請移到不接觸其他牌的位置。
    .refused_other = 這張牌接觸了{ $other }樹上的牌。牌必須接觸你自己樹上的1張牌，不能接觸其他牌。
    .refused_none = 這張牌沒有接觸任何牌。請放置在你樹上的1張牌上。
ko-R8 =
    .refused = 這張牌只是緊靠另一張牌，沒有疊放在上面。請疊放在樹枝要長出來的那張牌上。
ko-place-no_cover =
    .refused =
        { $count ->
            [1] 這張牌蓋住了1個元素：{ $element }。請讓你樹上的元素全部露出來。
           *[other] 這張牌蓋住了{ $count }個元素，其中有{ $element }。請讓你樹上的元素全部露出來。
        }
ko-place-table_edge =
    .refused = 這張牌超出桌緣{ $count }公釐。請移回桌上。
ko-place-max10 =
    .refused = 這樣放置會得{ $points }分，超過10分上限。請改放別的位置，或選擇別的牌。
ko-R7 = { $seat }無法放置展示區的任何牌，因此跳過。規則書沒有說明這種情況該怎麼做。
    .refused = 展示區裡有可以放置的牌，所以你不能跳過。請在你的樹上放置1張樹枝卡。
ko-flow-growth_rounds =
    .refused = 現在是生長階段，不能打出木靈卡。請從展示區選擇1張樹枝卡放置。

## 生長階段：得分與補充

ko-score-extent = { $element }的牌鏈到更下方才中斷：{ $seat }得{ $points }分。
    .trunk = { $element }的牌鏈一路延伸到樹幹：{ $seat }得{ $points }分。
ko-score-break = { $element }的牌鏈立刻中斷，因為下面那張牌沒有這種元素：{ $seat }得0分。
ko-R1 = 下面那張牌沒有{ $element }。依這一桌的裁定，放置的牌仍然計算：{ $seat }得{ $points }分。
ko-score-no_fork = 分岔上有{ $count }個{ $element }，不計入{ $seat }的得分。
ko-score-rule =
    { $points ->
        [0] { $seat }這次放置沒有得分。
       *[other] { $seat }這次放置共得{ $points }分。
    }
ko-card-season =
    { $points ->
        [0] { $seat }沒有因{ $season_card }額外得分。
       *[other] { $seat }因{ $season_card }額外得{ $points }分。
    }
    .counted = 在這個生長階段，{ $seat }的牌上每個{ $element }都當作{ $other_element }計算。
ko-turn-3-refill = 從牌堆抽出{ $card }，補充展示區。
ko-turn-3-marker = { $seat }是起始玩家，將季節指示物前進到季節軌的第{ $space }格。

## 木靈階段

ko-kodama-play =
    { $points ->
        [0] { $seat }打出{ $kodama_card }，沒有得分。
       *[other] { $seat }打出{ $kodama_card }，得{ $points }分。
    }
    .refused = 現在是木靈階段，不能放置樹枝卡。請從手牌打出1張木靈卡。
    .refused_card = 你的手牌裡沒有{ $kodama_card }。請打出你持有的木靈卡。
    .refused_unknown = 沒有「{ $id }」這張木靈卡。請打出你持有的木靈卡。
ko-first-pass = { $seat }將起始玩家棋子交給最低分的{ $other }（{ $points }分）。
    .kept = { $seat }是最低分，保留起始玩家棋子。
ko-first-tie = 最低分同分。{ $seat }將起始玩家棋子交給左邊最近的同分玩家{ $other }。
ko-R14 = 最低分同分，{ $seat }也在其中。依這一桌的裁定，{ $seat }保留起始玩家棋子。

## 遊戲結束

ko-end-when = 第3個木靈階段結束，遊戲結束。
    .refused = 遊戲已經結束。想試其他動作，請回到先前的局面。
ko-end-win = { $seat }以{ $points }分獲勝。
    .shared = { $seats }同樣是{ $points }分，共同獲勝。

## 現在要決定什麼。值對做決定的座位說，.other對其他人說。

decision-place = 輪到你：從展示區選擇1張牌，放置在你的樹上。
    .other = { $seat }正在選擇展示區的牌，以及放置的位置。
decision-kodama = 從手牌打出1張木靈卡。
    .other = { $seat }正在選擇要打出的木靈卡。
decision-trunk = 即將把樹幹卡發給玩家。
    .other = 即將把樹幹卡發給玩家。
decision-deal = 即將把木靈卡發給玩家。
    .other = 即將把木靈卡發給玩家。
decision-first = 即將決定起始玩家。
    .other = 即將決定起始玩家。
decision-draw = 即將抽1張樹枝卡。
    .other = 即將抽1張樹枝卡。
decision-display = 即將組成展示區。
    .other = 即將組成展示區。
decision-season = 即將公開季節卡。
    .other = 即將公開季節卡。
decision-over = 遊戲已經結束。
    .other = 遊戲已經結束。

## 裁定：用一句話說明問題；.default是本套件採用的做法

ko-ruling-R1 = 放置的牌有某種元素，下面那張牌卻沒有，這種元素會得分嗎？
    .default = 不會。這種元素的牌鏈立刻中斷，得0分。
ko-ruling-R2 = 放置的牌有多種元素時，是共用1條牌鏈，還是每種元素各有1條？
    .default = 每種元素各有1條。牌上不再有某種元素時，只有那種元素的牌鏈中斷。
ko-ruling-R6 = 季節卡改變元素的計算方式時，10分上限看的是哪個分數？
    .default = 不受季節卡影響的分數。這個分數不能超過10分；受季節卡影響後的分數則可以。
ko-ruling-R7 = 展示區的牌都無法放置時，玩家該怎麼做？
    .default = 跳過：不放置牌，也不得分，展示區維持原狀。季節指示物照常前進。
ko-ruling-R8 = 兩張牌只有邊緣或角相接，也算接觸嗎？
    .default = 算。放置的牌必須恰好疊放在1張牌上，不能與其他任何牌的邊緣或角相接。
ko-ruling-R9 = 規則書有種元素出現2個名稱，是同一種元素嗎？
    .default = 是。元素共有6種，本套件稱這一種為螢火蟲。
ko-ruling-R12 = 樹幹本身也算「距樹幹2張以內」嗎？
    .default = 算。樹幹卡也是牌，同樣計入。
ko-ruling-R14 = 最低分同分的玩家包括起始玩家時，起始玩家可以保留起始玩家棋子嗎？
    .default = 不可以。起始玩家將棋子交給其他同分玩家中，左邊最近的玩家。
ko-ruling-R19 = 多名玩家同為最高分時，誰獲勝？
    .default = 這些玩家共同獲勝。

## 螢幕上的文字

# 牌上有哪些元素，寫在句子裡。
ui-count-caterpillar = 毛毛蟲{ $count }個
ui-count-cloud = 雲{ $count }個
ui-count-firefly = 螢火蟲{ $count }個
ui-count-flower = 花{ $count }個
ui-count-mushroom = 蘑菇{ $count }個
ui-count-star = 星星{ $count }個
# $card已寫成12號樹枝卡的樣子，$elements是上面這些詞以、連接的清單。
ui-card-shows = { $card }：{ $elements }
# $parent是ui-the-trunk，或另一張寫好的牌。
ui-card-grown = { $card }：{ $elements }；從{ $parent }長出；得{ $points }分
ui-trunk-card = { $element }的樹幹卡
ui-the-trunk = 樹幹卡
ui-tree-of = { $seat }的樹
# 讀在小圖的樹上：點按後放大。
ui-enlarge = 放大顯示{ $seat }的樹
ui-points = { $points }分
ui-score-of = { $seat }：{ $points }分
ui-first-pawn = 起始玩家棋子
ui-display = 展示區
# 包含展示區與木靈卡的那一組的名稱。
ui-cards-to-choose = 展示區與木靈卡
ui-kodama-hand = 你的木靈卡
ui-kodama-of = { $seat }的木靈卡
ui-kodama-count =
    { $count ->
        [0] 手牌沒有木靈卡
       *[other] 手牌有{ $count }張木靈卡
    }
ui-kodama-played = 已打出：{ $cards }
ui-worth = 目前{ $points }分
ui-season-card = 季節卡
ui-season-track = 季節軌：季節指示物在第{ $space }格，最後是第12格
ui-round = 第{ $round }輪，共4輪
# 打出木靈卡時，代替輪數。
ui-kodama-phase = 木靈階段
ui-score-track = 計分軌
# 標在一條線上的小標籤；牌不得超出這條線。
ui-table-edge = 桌緣
ui-total = 合計
# 下面那張牌沒有該元素時，代替算式。
ui-line-breaks = 立刻中斷
ui-score-steps = 逐步看得分
ui-scored = { $card }的得分
ui-would-score = { $card }放置在這裡的得分
ui-look-at-card = 指向樹上的牌，就會顯示該牌的得分。
ui-place-help = 將展示區的牌拖曳到你的樹上；也可以先選擇1張牌，再用方向鍵逐一查看合適的位置。
ui-place-keys = 方向鍵：換位置。Shift＋方向鍵：移動1公釐。R或滑鼠滾輪：旋轉；「[」與「]」：每次旋轉1度。Enter：放置。Esc：取消。
# $parent同上；後面是放置在那裡會得的分。
ui-place-at = 第{ $place }個位置，共{ $of }個：在{ $parent }上，得{ $points }分
ui-place-free = 在{ $parent }上：得{ $points }分
ui-place-before = 上一個位置
ui-place-after = 下一個位置
ui-place-here = 放置在這裡
ui-turn-left = 向左旋轉
ui-turn-right = 向右旋轉
ui-no-place = 沒有找到適合這張牌的位置。你仍可以自行嘗試，或選擇別的牌。
ui-print = 列印所有的樹
# 一場遊戲得分的長條圖。
ui-points-title = 各季節、元素與來源的得分
