# 翻譯工作檯的句子；值只是填入，沒有選擇式也沒有參照。

desk-tier-error = 錯誤
desk-tier-review = 待審
desk-tier-style = 體例

# $quotes 是文中的字，$right 是應有的字。
desk-characters-foreign = 「{ $quotes }」不是這個語言的用字，應寫作「{ $right }」。
desk-characters-japanese = 「{ $quotes }」是只有日文才用的漢字。這裡真的要用嗎？
desk-characters-old = 「{ $quotes }」是舊字形，現代日文寫作「{ $right }」。
desk-residue-kana = 「{ $quote }」還是假名。中文讀者讀不出這個名稱，也無法在其他段落找到它。請譯成中文名稱。
desk-residue-script = 「{ $quote }」還是另一種文字。請譯出。
desk-residue-word = 「{ $quote }」是日文詞。詞彙表的中文是「{ $right }」。
desk-untranslated-furniture = 「{ $quote }」是來源網頁的附帶文字，不是規則。請刪去。
desk-untranslated-sentence = 「{ $quote }」沒有翻譯。
desk-untranslated-word = 「{ $quote }」還是拉丁字母。除非刻意保留，請譯出。
desk-mark-unclosed = 這裡的「{ $mark }」沒有對應的結尾。
desk-mark-unopened = 這裡的「{ $mark }」沒有對應的開頭。
desk-mark-space = 行尾有多餘的空白。請刪去。
desk-mark-half = 全形文字之間用了半形「{ $marks }」，應寫「{ $right }」。
desk-mixed-quotes = 同一份文字用了好幾種引號：{ $styles }。統一用{ $right }即可。
desk-mixed-brackets = 同一份文字混用半形與全形括號：{ $styles }。統一用{ $right }即可。
desk-mixed-numbering = 同一份文字用了好幾種編號寫法：{ $styles }。請統一。
desk-layout-furniture = 「{ $quote }」是來源網頁的附帶文字，不是規則。請刪去。
desk-layout-headings = 兩個標題連在一起了：「{ $first }」與「{ $second }」。請各占一行。
desk-arithmetic-sum = 文中說是{ $says }，但{ $formula }等於{ $makes }。
desk-arithmetic-list = 文中說有{ $says }項，但列出的是{ $makes }項。
# $forms 是一串引文。
desk-terms-inconsistent = 同一個東西在這份文字裡有好幾個名稱：{ $forms }。玩家會以為是不同的東西。
desk-terms-spelled = 同一個名稱有好幾種寫法：{ $forms }。請統一。
desk-terms-case = 「{ $quote }」在其他地方都寫作「{ $right }」。
desk-terms-deprecated = 「{ $quote }」是應避免的用詞，詞彙表用「{ $right }」。
desk-terms-source = 「{ $quote }」沒有譯出「{ $source }」，詞彙表用「{ $right }」。
desk-terms-slot = 編號{ $label }在原文是「{ $source }」，這裡的「{ $quote }」是別的東西。
desk-terms-swapped = 原文在這裡是「{ $source }」，譯文卻是「{ $quote }」。
desk-terms-lacking = 原文在這裡有「{ $source }」，譯文沒有提到。
desk-reference-unknown = 「{ $quote }」不在這份文字列出的名稱之中。
desk-reference-defined = 這份文字說明時稱為「{ $defined }」，「{ $quote }」沒有指到任何東西。
# $line 是行號。
desk-duplicate-again = 這句話在第{ $line }行已經出現過。
desk-duplicate-part = 第{ $line }行已經用同樣的字句說過了。
desk-duplicate-alike = 這句話與第{ $line }行幾乎相同，是否同一句譯了兩次？
# 各級問題點的數目；$dismissed 是在文字旁的檔案裡排除的。
desk-summary = 錯誤：{ $errors }。待審：{ $reviews }。體例：{ $styles }。已排除：{ $dismissed }。
# $values 是數字或範圍。
desk-threshold-gap = 文中說明了沒有時與更多時會怎樣，卻沒有說明數目是{ $values }時會怎樣。
desk-threshold-source = 「{ $quote }」的數字原文沒有，原文只說「{ $source }」。
desk-number-changed = 原文是{ $source }，譯文是{ $quote }。
desk-number-bound = 「{ $quote }」與「{ $source }」設定的界線不同。
desk-number-lacking = 譯文沒有數字{ $quote }。
desk-number-added = 原文沒有數字{ $quote }。
desk-terms-added = 譯文在這裡提到「{ $quote }」，原文沒有。
# 一句話准許或要求做的事，與譯文對照。
desk-meaning-polarity-lost = 原文以「{ $quote }」否定，譯文完全沒有否定。
desk-meaning-polarity-added = 「{ $quote }」是否定，原文沒有。
desk-meaning-force-lost = 原文提到強制（「{ $quote }」），譯文沒有。
desk-meaning-force-added = 「{ $quote }」有強制的意思，原文沒有。
desk-meaning-may = 原文是必須（「{ $source }」），譯文只是可以（「{ $quote }」）。
desk-meaning-must = 原文只是可以（「{ $source }」），譯文卻是必須（「{ $quote }」）。
desk-meaning-actor = 原文說明了由誰執行（「{ $source }」），「{ $quote }」卻可能被讀成別的玩家。
desk-stance-lost = 原文否定此事（「{ $source }」），譯文沒有否定（「{ $quote }」）。
desk-stance-added = 譯文否定此事（「{ $quote }」），原文沒有否定（「{ $source }」）。
desk-clause-missing = 這句話沒有譯出。
desk-clause-added = 原文沒有這句話。
desk-part-missing = 這句話的譯文沒有「{ $quote }」。
desk-part-added = 這句話的原文沒有「{ $quote }」。
desk-terms-two-words = 譯文只說「{ $quote }」，原文卻有兩種說法，這裡是「{ $source }」。是指同一件事嗎？
# 由誰執行；$quote 是文中的字句。
desk-actor-two = 這句話裡的「{ $quote }」可能是兩位玩家中的任何一位。請寫明是哪一位。
desk-actor-card = 「{ $quote }」是牌名，這裡卻指打出這張牌的玩家。請寫明是玩家。
desk-tension = 第{ $line }行說必須這樣做（「{ $duty }」），這裡卻說不做。
desk-usage = 「{ $quote }」讀起來像翻譯腔。
desk-usage-instead = 「{ $quote }」讀起來像翻譯腔，一般寫作「{ $right }」。
desk-usage-spelling = 同一個詞寫成了「{ $quote }」與「{ $right }」。請統一。

# 對齊表。
desk-align-source = 原文
desk-align-target = 譯文
desk-align-evidence = 依據
desk-align-moved = （位置不同）
desk-align-summary = 共{ $pairs }組對應；只見於原文的有{ $missing }句，只見於譯文的有{ $added }句。

# 對照閱讀：兩份文字並排。標籤與按鈕不加句號。
desk-reader-label = { $source }與{ $target }對照閱讀
desk-reader-findings = 問題點
desk-reader-tier = 等級
desk-reader-severity = 嚴重度
desk-reader-category = 類別
desk-reader-all = 所有類別
desk-reader-counted = { $name }（{ $count }）
desk-reader-status = 狀態
desk-reader-open = 未處理
desk-reader-accepted = 已採納
desk-reader-dismissed = 已排除
desk-reader-any = 全部
desk-reader-previous = 上一個問題點
desk-reader-next = 下一個問題點
desk-reader-unmatched = 下一個沒有對應的句子
desk-reader-position = 第{ $at }個，共{ $of }個
desk-reader-count = 共{ $of }個
desk-reader-none = 沒有符合條件的問題點
desk-reader-clean = 這兩份文字沒有問題點
desk-reader-sync = 同步捲動
desk-reader-choose = 選一個句子，即可看到另一份文字中與它對應的句子；選一個問題點，即可看到說明。
desk-reader-line = 第{ $line }行
desk-reader-places = 所在位置
desk-reader-more = 另有{ $count }處
desk-reader-suggestion = 建議
desk-reader-in-play = 對遊戲的影響
desk-reader-scene = 情境
desk-reader-show = 在牌桌上顯示
desk-reader-pair = 這些句子互相對應
desk-reader-agreement = 相符程度：{ $percent }%
desk-reader-only-source = 只有原文有這句話
desk-reader-only-target = 只有譯文有這句話
desk-reader-moved = 在另一份文字中的位置不同
desk-reader-furniture = 網頁的附帶文字，不是規則
desk-reader-accept = 採納
desk-reader-dismiss = 排除
desk-reader-reopen = 撤回決定
desk-reader-reason = 不是問題的理由
desk-reader-cancel = 取消
desk-reader-save = 儲存決定
desk-reader-unsaved = 尚未儲存
desk-reader-saved = 已儲存到{ $file }。
desk-reader-no-kernel = 這是儲存下來的頁面，可以閱讀與篩選。要採納或排除，請在筆記本中點選上方的儲存格，再按Shift+Enter。
desk-reader-no-finding = 沒有這個問題點，一切維持原狀。
desk-reader-no-reason = 要排除問題點，請寫下理由：為什麼這不是問題。
desk-reader-bad-reason = 理由必須是純文字，最多{ $most }字。
desk-reader-no-file = 這兩份文字不是來自檔案，因此沒有儲存的位置。請在筆記本執行reader.save("NAME")。
desk-reader-keys = 上下鍵：上一句、下一句。左右鍵：另一份文字的同一處。N、P：下一個、上一個問題點。U、Shift+U：下一個、上一個沒有對應的句子。Enter：依序查看這一句的問題點。Escape：關閉。

# 問題點的類別。
desk-category-script-mix = 字形混用
desk-category-foreign-residue = 殘留外文
desk-category-untranslated = 未翻譯
desk-category-unbalanced-quote-parenthesis = 引號或括號不成對
desk-category-number-mismatch = 數字不符
desk-category-rule-arithmetic = 規則的算式
desk-category-terminology-inconsistent-within-text = 術語不一致
desk-category-terminology-mismatch-with-source = 術語與原文不符
desk-category-wrong-cross-reference = 指涉錯誤
desk-category-missing-clause = 漏譯
desk-category-added-clause = 增譯
desk-category-duplicated-sentence = 重複的句子
desk-category-rule-meaning-conflict = 規則的意思不符
desk-category-x-punctuation-style = 標點
desk-category-x-orthography = 用字
desk-category-x-layout = 版面
desk-category-x-calque-grammar = 翻譯腔
desk-category-x-pronoun-register = 人稱

desk-severity-critical = 致命
desk-severity-major = 重大
desk-severity-minor = 輕微
desk-severity-cosmetic = 格式

# 兩個句子的共同點。
desk-evidence-number = 數字
desk-evidence-counted = 數字與單位
desk-evidence-name = 名稱
desk-evidence-sound = 發音相近
desk-evidence-word = 詞
desk-evidence-term = 術語
desk-evidence-characters = 相同的漢字
desk-evidence-label = 清單中的編號
desk-evidence-section = 同一節
desk-evidence-place = 節中的位置
desk-evidence-heading = 標題
desk-evidence-zone = 規則書的部分
