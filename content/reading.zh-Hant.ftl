### 閱讀用元件的文字：規則書（book-）、詞彙表（terms-）；page-是兩者共用的。
### 對螢幕前的人說話。標籤與按鈕不加句號。

## 每一頁

page-no-kernel = 沒有回應。筆記本的核心可能沒有在執行；畫面上的內容仍然可以閱讀。
page-bad-request = 無法理解這項要求。
page-error = 沒有成功：{ $text }
page-clear = 清除
page-results =
    { $count ->
        [0] 沒有結果
       *[other] { $count }筆結果
    }
page-of = { $count }項中的{ $shown }項
page-preferred = 首選
page-admitted = 容許
page-deprecated = 停用
page-attested = 原文明載
page-published = 他處刊載
page-decided = 自行決定
page-named = 文本裡有明示
page-used = 文本裡使用
page-in-order = { $first }，{ $then }
page-places = 原文出處
page-no-source = 手邊沒有原文，因此不顯示原文的文句。

## 規則書

book-label = 《{ $game }》規則書
book-columns = 並列語言
book-ask = 詢問規則
book-ask-hint = 用中文、英文或日文提問，或輸入條文編號
book-answers = 回答的條文
book-no-answer = 沒有條文回答這個問題。請試試遊戲裡的用語。
book-kinds = 顯示
book-kind-all = 全部
book-kind-binding = 只顯示規則與遊戲準備
book-kind-ruled = 有裁定的條文
book-kind-scenes = 有情境的條文
book-kind-rule = 規則
book-kind-setup = 遊戲準備
book-kind-heading = 標題
book-kind-flavour = 背景文字
book-kind-advice = 建議
book-kind-duplicate = 重複敘述
book-kind-source-incomplete = 原文缺漏
book-same-as = 內容與{ $clause }相同
book-rulings = { $count }項裁定
book-default = 預設
book-literal-en = 英文原文的字面意思
book-literal-zh = 中文原文的字面意思
book-literal-ja = 日文原文的字面意思
book-differs-en = 與英文原文的字面意思不同
book-differs-zh = 與中文原文的字面意思不同
book-differs-ja = 與日文原文的字面意思不同
book-switch = 規則選項
book-settled = 已經決定、沒有規則選項的裁定
book-scenes = 範例
book-show = 在牌桌上看
book-on-table = 牌桌上：{ $scene }
book-keys = 上下鍵移到上一條或下一條，左右鍵移到前後的術語；Enter展開條文；/移到提問欄；Escape關閉。

## 詞彙表

terms-label = 詞彙表
terms-label-game = 《{ $game }》詞彙表
terms-find = 尋找術語
terms-find-hint = 任何語言的詞，也可以輸入假名或羅馬字
terms-group = 所屬
terms-group-shared = 各遊戲共用
terms-group-kit = 本套件的用語
terms-status = 術語
terms-basis = 依據
terms-any = 不限
terms-concept = 概念
terms-note = 附註
terms-reading = 讀法
terms-variants = 另外出現的詞
terms-forms = 也寫作
terms-attestations =
    { $count ->
        [0] 不見於任何原文
       *[other] 見於{ $count }處
    }
terms-uses = 規則中的用例
terms-our-clause = 我們的條文
terms-places-more = 顯示全部{ $count }處
terms-cards = 單字卡
terms-list = 列表
terms-card-front = 題目面
terms-card-back = 答案面
terms-turn = 翻面
terms-knew = 知道
terms-again = 再來一次
terms-card-at = 第{ $at }張，共{ $count }張
terms-card-from = 出題語言
terms-card-done = 全部都知道了：{ $count }張
terms-card-none = 沒有符合篩選條件的術語，因此沒有單字卡。
terms-card-keys = 空白鍵翻面；1再來一次，2放到一旁；Escape回到列表。
terms-restart = 重新開始
terms-export = 匯出
terms-export-note = 檔案由核心產生，由瀏覽器儲存。
terms-saved = { $file }已經備妥。
terms-from-texts = 文本裡的詞
terms-keys = 上下鍵移到上一個或下一個術語；Enter展開；/移到搜尋欄；Escape關閉。
