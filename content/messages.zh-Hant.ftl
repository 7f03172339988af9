### 各遊戲共用的介面文字。
### 對螢幕前的人說話。標籤與按鈕不加句號。

## 語言與外觀

ui-language = 語言
ui-stage = 大型版面
ui-stage-leave = 一般版面

## 座位

ui-you = 你
ui-bot = 電腦玩家
ui-your-turn = 輪到你
ui-waiting = 等待{ $seat }
ui-eliminated = 已被淘汰
ui-winner = { $seat }獲勝
ui-tie = 平手：{ $seats }
ui-turn-of = { $seat }的回合

## 牌桌

ui-table-label = 《{ $game }》牌桌
ui-deck =
    { $count ->
        [0] 牌堆：沒有牌
       *[other] 牌堆：{ $count }張牌
    }
ui-discard-pile = 棄牌區
ui-discard-of = { $seat }的棄牌區
ui-hand = { $seat }的手牌
ui-your-hand = 你的手牌
ui-hand-count =
    { $count ->
        [0] 沒有手牌
       *[other] 手牌{ $count }張
    }
ui-deck-cards = 牌堆裡的牌
ui-unknown-card = 未知的牌
ui-face-down-card = 正面朝下的牌
ui-copies = 遊戲中共{ $count }張
ui-empty = 無
ui-forced-mark = 強制丟棄：效果未發動
ui-hidden-mark = 正面朝下丟棄
ui-public = 所有玩家都知道
ui-known-to = { $seats }知道這張牌
ui-masu-owner = { $seat }擁有FOMUS枡
ui-farmer-bonus = { $seat }下個回合抽{ $count }張牌
ui-regeneration-card = 再生卡

## 進行動作

ui-legal-moves = 合法動作（{ $count }）
ui-pick-left = 左邊的牌
ui-pick-right = 右邊的牌
ui-use-masu = 使用FOMUS枡
ui-decline = 不使用
ui-keep = 留下{ $card }
ui-play = 打出{ $card }
ui-confirm = 確定
ui-cancel = 取消

## 駁回

ui-not-allowed = 不能這麼做
ui-clause = 條文
ui-ruling = 裁定
ui-ruling-note = 裁定：規則書沒有說明或說得不清楚之處，由我們決定
# $answer is what .default of a ruling says.
ui-ruling-plays = 本套件的做法：{ $answer }
ui-source-line = 原文第{ $line }行
ui-bad-move = 這不是動作：{ $text }。請依照合法動作的寫法鍵入。
ui-out-of-date = 點按之後，牌桌已經有了變化。請再看一次，然後選擇。
ui-close = 關閉

## 紀錄與時間軸

ui-log = 紀錄
ui-since = 你上次的動作之後
ui-replay = 重播這一段
ui-timeline = 時間軸
ui-step = 第{ $step }步，共{ $of }步
ui-first = 第1步
ui-back = 上一步
ui-next = 下一步
ui-last = 最後一步
ui-autoplay = 自動播放
ui-pause = 暫停
ui-restart = 重新開始
ui-another-example = 另一個範例
ui-example = 範例
ui-game-over = 遊戲已經結束

## 如果……

ui-branch = 如果從這裡改走別步？
ui-branch-dealt = 依這個座位的已知資訊，重新決定看不到的牌
ui-branch-true = 照真實的牌進行：公開牌桌
ui-branch-return = 回到原本的牌局
ui-what-if = 假設：這不是原本的牌局
ui-past = 你正在回顧第{ $step }步，共{ $of }步。
ui-now = 回到現在

## 誰的視角

ui-look-as = 觀看牌桌的視角
ui-spectator = 觀戰者
ui-open-table = 公開牌桌：所有牌都看得見

## 課程

ui-lesson = 課程
ui-goal = 目標
ui-hint = 提示
ui-solution = 解答
ui-next-step = 下一個步驟
ui-again = 再試一次
ui-right = 正確
ui-lesson-step = 課程：第{ $step }個步驟，共{ $of }個
ui-lesson-done = 課程完成
ui-cost-turn = 動作合法，但沒有達成目標，白白用掉了這個回合。
ui-cost-out = 動作合法，但代價是你被淘汰。
ui-cost-game = 動作合法，但代價是你在這局遊戲中落敗。
ui-cost-game-won = 動作合法，你也獲勝了，但不是這個步驟要求的方式。
ui-cost-trick = 動作合法，但沒有達成目標，機會已經過去。
ui-cost-all-lost = 動作合法，但沒有達成目標，全員落敗。

## 沒有Python時

ui-no-kernel = 這是儲存的畫面，只有時間軸可以操作。要遊玩，請在筆記本中點選上方的儲存格，再按Shift+Enter。
ui-loading = 載入中……
ui-error = 發生問題：{ $text }

## 鍵盤

ui-keyboard-help = 方向鍵：在牌之間移動。Enter：選擇。Esc：取消。Page Up與Page Down：沿時間軸前後移動。
ui-keyboard = 鍵盤操作
ui-list-and = { $list }、{ $last }
# Three items and more.
ui-list-more = { $list }、{ $last }
# 標籤與後面的內容。
ui-pair = { $label }：{ $value }

## 牌、座位與按鈕上的短語

# 讀在可以選擇的牌或選項之後。
ui-legal = 可以選擇
ui-forced-tag = 強制丟棄
ui-hidden-tag = 正面朝下
ui-winner-tag = 勝者
ui-tie-tag = 平手
ui-type-move = 也可以自行鍵入動作
# $moves是以、連接的牌，或文字形式的動作。
ui-would-be-legal = 現在可行：{ $moves }

## 通知

ui-bad-request = 牌桌無法讀取這項要求，一切維持原狀。
ui-not-offered = 這張牌桌不提供這個視角，一切維持原狀。
ui-no-example = 這則條文目前沒有其他範例。

## 墩與劍標記

ui-trick = 墩
ui-sword-tokens = { $seat }的劍標記
ui-token-pool = 桌子中央的劍標記
ui-face-down-tokens = 正面朝下{ $count }個
ui-removed-cards = 移除的牌
ui-transfers-left =
    { $count ->
        [0] 轉交次數已用完
       *[other] 還可以轉交{ $count }次
    }
# 放在目前這一墩的首家旁邊。
ui-lead = 首家
ui-who-wins = 誰吃下這一墩？
ui-which-token = 必須放置哪種劍標記？
ui-owed-token = 應放顏色
ui-any-token = 任何劍標記
# 手牌的兩端。
ui-low = 小
ui-high = 大
ui-place-of = 從小的一端數起第{ $place }張，共{ $of }張
ui-give-token = 轉交劍標記
# 後面接可以收下劍標記的座位的名字。
ui-give-to = 轉交給誰？
ui-pass = 跳過
ui-turning-point = 轉捩點
ui-still-winnable = 還能獲勝
ui-lost-already = 已經無法獲勝
ui-not-known-yet = 尚未得知
ui-winning-line = 獲勝的打法
ui-advice = 建議
ui-source-incomplete = 原文缺漏
ui-all-win = 全員獲勝
ui-all-lose = 全員落敗
ui-illustrative = 示範用

## 《沉默守護者》的牌桌：測驗、逐步導覽、原文沒有交代的內容

# 放在贏得這一墩的牌旁邊。
ui-wins-trick = 吃下這一墩
ui-token-placed = 已放置：{ $color }劍標記
ui-hand-over = 把畫面交給{ $seat }
ui-quiz = 測驗
ui-quiz-first = 請先回答：誰吃下這一墩？必須放置哪種劍標記？
ui-quiz-colors = 如果可以從2種顏色中選擇，請把2種都選起來。
# $answer 是名字，或是一串顏色。
ui-quiz-wrong = 不對，答案是{ $answer }
ui-walkthrough = 逐步看一墩
# 接在 ui-illustrative 或 ui-source-incomplete 後面。
ui-source-ranks = 牌上標示的大小由本套件設定，原文沒有。只有同色牌的順序有意義。
ui-source-random = 原文沒有隨機生成卡的內容。這一局依基本規則進行。
ui-source-scenario = 原文沒有劇本{ $number }的轉交次數。這裡的次數是示範用的。
ui-solve = 還能獲勝嗎？
ui-turning-show = 顯示轉捩點
ui-solving = 搜尋中：{ $count }個局面
# 後面接一個動作的文字：這個動作之後就無法獲勝。
ui-turning-at = 這個動作之後，就已經無法獲勝：
ui-step-short = 第{ $step }步

# 給看不到全部數字的座位的建議。按鈕：
ui-advice-ask = 換作是你，會怎麼出？
# 已推算 $count 局，共 $of 局。
ui-advice-running = 推算設想的牌局：第{ $count }局，共{ $of }局
# 在各個動作上方，最好的排在最前面。
ui-advice-deals = 以下是每個動作之後還能獲勝的比例，依據{ $count }局符合你所知的設想牌局。推算時看得到這些牌局的所有牌，你們在牌桌上則看不到。推算不出結果的牌局會使區間變寬。
# 百分比，以及所在的區間。
ui-advice-share = { $share }％（{ $low }～{ $high }％）

## 《沉默的守護者》的研究：隨機的牌局有多常能獲勝

# $deals 是一條長條背後最多的局數。
ui-study-title = 隨機的牌局有多常能獲勝？（各{ $deals }局）
ui-study-axis = 占牌局的比例（％）
ui-study-winnable = 能獲勝
ui-study-lost = 無法獲勝
ui-study-unknown = 尚未得知
# $percent 是 95 之類的數字。
ui-study-interval = { $percent }％區間，尚未得知的兩種都算
# 在長條下方。$players 是數字，$mode 是字母。
ui-study-even = { $players }人，模式{ $mode }，劍標記平均
ui-study-uneven = { $players }人，模式{ $mode }，劍標記不平均
ui-study-transfers = 轉交次數{ $count }
# 當場進行的研究：開始或繼續的按鈕、進度、結束時的說明。
ui-study-start = 開始
ui-study-go-on = 繼續
ui-study-running = 已算完{ $done }局，共{ $of }局
ui-study-sentence = { $label }：{ $deals }局當中，{ $percent }％能獲勝（區間{ $low }～{ $high }％）。

## 《木靈》：謎題、一場遊戲的得分、放置的價值

ui-puzzle-open = 請先在謎題的牌桌上放置1張牌，再問一次。
# 在謎題中放置之後。$more是另一種放置方式多得的分數。
ui-puzzle-best = { $points }分：其他放置方式的得分都比這少。
ui-puzzle-less = { $points }分。另一種放置方式可以多得{ $more }分。
# 一場遊戲得分的圖裡，得分來源的詞。
ui-points-axis = 分數
ui-points-season = 季節卡
ui-points-kodama = 木靈卡
# 文字說明。$parts是各季節的清單。
ui-points-seat = { $seat }共得{ $points }分。{ $parts }。
ui-points-part = { $season }：牌鏈{ $growth }分、季節卡{ $extra }分、木靈卡{ $kodama }分
# 樹的圖，標出適合的位置。$on是一張牌或樹幹。
ui-worth-title = 在{ $seat }的樹上，各種放置方式的得分
ui-worth-trunk = 樹幹
ui-worth-spot = { $card }放置在{ $on }上：{ $points }分
# 文字說明。樹上有$count張牌；$best列出最好的組合；有$over個組合超過10分上限。
ui-worth-alt =
    { $seat }的樹有{ $count }張牌。最好的是{ $best }。{ $over ->
        [0] 沒有組合超過10分上限。
       *[other] 有{ $over }個組合超過10分上限。
    }
ui-worth-none = 無法放置任何牌

## 能知道什麼、可以怎麼打（SILVA）

ui-know = 能知道什麼？
# 按鈕。第2個只出現在公開牌桌。
ui-know-you = 你能知道什麼？
ui-know-seat = { $seat }能知道什麼？
ui-know-about = 關於你，{ $seat }能知道什麼？
ui-know-note = 依據{ $seat }到這一步為止看到的一切，算出的精確機率。對其他玩家，只假定每個動作當時確實可行，不假定打得高明。
ui-know-mean = { $seat }知道什麼，取決於{ $seat }自己的手牌，而你看不到。這裡顯示的，是在你看來所有可能情況的平均值。
# 在長條上方。手牌有 $count 張。
ui-know-hand =
    { $count ->
        [1] { $seat }的手牌
       *[other] { $seat }的手牌：{ $count }張
    }
ui-know-deck = 牌堆裡的平均張數
# 牌堆裡平均有 $count 張，遊戲中共 $of 張。
ui-know-copies = { $count }／{ $of }張
ui-know-percent = { $share }％
# 在檢視者持有的牌旁邊。
ui-know-held = 你的手牌
ui-know-sure = { $seat }確定知道你的手牌的機率：{ $share }％
# 在改變機率的各步驟上方。
ui-know-why = 為什麼？{ $card }
ui-know-change = { $before }％ → { $after }％
ui-know-unchanged = 到目前為止，這個機率沒有變化。
ui-know-running = 推算中：第{ $count }步，共{ $of }步
ui-know-stopped = 停在第{ $count }步，共{ $of }步
ui-know-go-on = 繼續
ui-explore-ask = 可以怎麼打？
# 在電腦玩家種類的選單前面。
ui-explore-bot = 此後所有玩家的打法
ui-explore-random = 隨機
ui-explore-sensible = 明智
ui-explore-running = 已試玩{ $count }局，共{ $of }局
ui-explore-games = 每個動作之後獲勝的機率，由各試玩{ $count }局到底得出。看不到的牌，依你所能知道的內容隨機決定；像這樣推算100次，約有95次真正的機率落在區間內。
ui-explore-exact = 每個動作之後獲勝的機率，由在你看來所有可能的情況精確算出。
# 動作的簡短寫法。
ui-explore-move = { $card }
    .target = { $card } → { $target }
    .guess = { $card } → { $target }：{ $guess }
ui-explore-keep = 留下{ $cards }
