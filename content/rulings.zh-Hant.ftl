### 裁定問題的其他答案；預設的答案寫在各遊戲的文字裡。
### 鍵：裁定的編號（點改為-），後面接規則選項的值。

silva-R01-target_chooses = 由被指定的對手從2張手牌中選擇1張。
silva-R01-actor_sees = 回合玩家看過2張牌之後選擇1張。
silva-R01-random = 隨機決定。
silva-R02-hidden = 正面朝下放入棄牌區。
silva-R05-found = 足夠。只要看到「久久能智」（10），持有者就被淘汰。
silva-R08-per_player = 每位玩家各自計算。
silva-R09-per_player = 每位玩家各自計算。
silva-R09-always_2 = 不計算：每一張都抽2張牌。
silva-R10-played_only = 不算。只計算打出的牌。
silva-R16-automatic = 必須。最先可以無效化的那次擊敗，即自動無效化。
silva-R17-listed_plus_sword_girl = 對「劍之少女」（9）也有效。
silva-R17-listed_plus_warrior = 對「戰士」（4）也有效。
silva-R17-all = 對每一種會淘汰玩家的效果都有效。
silva-R18-protect_choice = 只無效化強制丟棄：被指定的對手仍然抽牌並公開手牌。
silva-R18-only_if_eliminated = 只在會被淘汰時無效化該次淘汰：被指定的對手仍然抽牌、公開手牌並丟棄。
silva-R21-no = 無效。兩名玩家都被淘汰。
silva-R24-none = 沒有人被淘汰。
silva-R24-both_only_if_last = 只有在剩下這2名玩家時，兩人才都被淘汰；否則沒有人被淘汰。
silva-R32-no_trainee = 「訓練生」（2）以外的任何一種。
silva-R34-forbidden = 不可以。
silva-R34-after_own_turn = 要等再生的玩家進行過自己的回合之後才可以。
silva-R51-all = 可以。從所有手牌中選擇。
silva-R60-beats_top_8 = 最高等級是8的任何一次攤牌。
silva-R60-pairwise = 任何一次攤牌，但是只贏過「精靈」（8）本身。
silva-R60-never = 從不。等級高的獲勝。
silva-R62-all_remaining = 是。所有未被淘汰的玩家都算平手。
silva-R70-agreed = 由玩家自行商定。

sg-R1-yes = 必須。移除的牌裡除了4種顏色，還必須有灰色。
sg-R3-sorter_only = 只有整理這些牌的玩家。
sg-R4-no = 可以。剩下的劍標記放回遊戲盒。
sg-R5-yes = 是。玩家先翻開1個，再決定拿取或跳過。
sg-R13-no = 不可以。吃墩之後，只能放置吃墩玩家自己的劍標記。
sg-R14-any = 數量由交出的玩家決定。

ko-R1-yes = 得分。放下的牌上該元素的每個圖示各得1分。
ko-R6-no = 計入季節卡之後的分數。
ko-R8-no = 不算。一張疊在另一張上才算接觸。
ko-R12-no = 不算。只計算放在樹幹卡上的牌，以及放在那些牌上的牌。
ko-R14-keeps = 是。由起始玩家保留。
