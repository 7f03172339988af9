### The other answers to the questions of the rulings, in Japanese; the default stands in each game's messages.
### Key: the id of the ruling with - for each dot, then the value of the switch.

silva-R01-target_chooses = 指名された相手が、手札2枚から1枚を選びます。
silva-R01-actor_sees = 手番プレイヤーが2枚を見て、1枚を選びます。
silva-R01-random = ランダムに決まります。
silva-R02-hidden = 裏向きで捨て札に置きます。
silva-R05-found = はい。「ククノチ」（10）が見えた時点で、持ち主は脱落します。
silva-R08-per_player = プレイヤーごとに数えます。
silva-R09-per_player = プレイヤーごとに数えます。
silva-R09-always_2 = 数えません。どの1枚でも2枚引きます。
silva-R10-played_only = いいえ。出したカードだけを数えます。
silva-R16-automatic = はい。無効にできる最初の1回に必ず使います。
silva-R17-listed_plus_sword_girl = 「刀の少女」（9）に対しても使えます。
silva-R17-listed_plus_warrior = 「戦士」（4）に対しても使えます。
silva-R17-all = 脱落させる効果なら、どれに対しても使えます。
silva-R18-protect_choice = 捨てさせる効果だけです。指名された相手は、引いて公開するところまで行います。
silva-R18-only_if_eliminated = 脱落するときに、その脱落だけを無効にします。引く、公開する、捨てるはそのまま行います。
silva-R21-no = いいえ。両方のプレイヤーが脱落します。
silva-R24-none = 誰も脱落しません。
silva-R24-both_only_if_last = 最後の2人のときだけ両方が脱落し、それ以外では誰も脱落しません。
silva-R32-no_trainee = 「訓練生」（2）以外の種類です。
silva-R34-forbidden = いいえ。
silva-R34-after_own_turn = 再生したプレイヤーが自分の手番を終えたあとなら、できます。
silva-R51-all = はい。手札のすべてから選びます。
silva-R60-beats_top_8 = 8が最高レベルになる最終勝負なら、いつでも勝ちます。
silva-R60-pairwise = 最終勝負ならいつでも勝ちますが、相手が「精霊」（8）のときに限ります。
silva-R60-never = 勝ちません。レベルの高いほうが勝ちます。
silva-R62-all_remaining = はい。残っている全員が引き分けになります。
silva-R70-agreed = プレイヤーどうしで話し合って決めます。

sg-R1-yes = はい。4色に加えて、灰色も必ず取り除きます。
sg-R3-sorter_only = そのカードを並べたプレイヤーだけです。
sg-R4-no = はい。残った剣トークンは箱に戻します。
sg-R5-yes = はい。1個を表にしてから、取るかパスするかを決めます。
sg-R13-no = いいえ。トリックを取ったあとは、勝者が自分の剣トークンから置きます。
sg-R14-any = 渡すプレイヤーが好きな数を決めます。

ko-R1-yes = はい。置いたカードにあるそのアイコン1個につき1点です。
ko-R6-no = 季節カードを適用した得点です。
ko-R8-no = いいえ。一方がもう一方に重なっているときだけ接します。
ko-R12-no = いいえ。幹カードに置いたカードと、そのカードに置いたカードだけを数えます。
ko-R14-keeps = はい。そのまま持ち続けます。

lfd-R5-any_element = 2個の間にあるカードに、アクショントークンに指されていないアイコンがなければなりません。自然力は問いません。
lfd-R7-no = 加わりません。数えるのは共有守護獣ラインだけです。
lfd-R9-yes = はい。両者の孤立アイコンを無効にします。
lfd-R13-yes = できます。カードを公開しても、パスしてもかまいません。
lfd-R20-no = 含まれません。ほかの護りの木カードが9枚なければなりません。
lfd-R23-zero = 使いません。反対の端に戻っても、残りの歩数は減りません。
lfd-R27-yes = はい。炎トークン1個ごとと鬼火駒について、その空き地の数値を1回ずつ加えます。
