### Silent Guardians: what the log says, why a move is refused, what a seat decides.
###
### Key: the id of the clause or ruling, with - for each dot.
### Events speak about seats by name; .refused speaks to the reader: what is wrong, then what would be right.
### $card arrives written out: red 5. $color arrives as a word: red. $colors arrives as a joined list of such words.
### $seat and $target arrive as names.


## Setup

sg-setup-remove = 8 cards are removed. Their colors: { $colors }.
    .refused = It is too early for that. Wait until the hands, the starting lead player, and the sword tokens have been decided at random.
    .refused_chance = That cannot come up now. Chance decides only what is still open.
sg-setup-deal3 = Each of the 3 players is dealt { $count } cards and sorts them by color in ascending order.
sg-setup-deal4 = Each of the 4 players is dealt { $count } cards and sorts them by color in ascending order.
sg-setup-pass = Each player gives the sorted cards, with the high indicator card, to the player to the left.
sg-setup-blind = From now on, no player looks at the numbers of their own hand.
sg-setup-sort =
    .refused =
        { $count ->
            [0] You hold no { $color } card. Play a card of another color.
            [one] You hold only 1 { $color } card: its place is 1.
           *[other] You hold only { $count } { $color } cards. Count their places from the low end: 1 to { $count }.
        }

## Token draft

sg-draft-lead = { $seat } is the starting lead player.
    .refused_chance = That cannot come up now. The starting lead player is one of the players at this table, decided once, before the token draft.
sg-draft-layout = The sword tokens lie in the center of the table: { $colors }.
    .unseen = { $count } sword tokens lie face down in the center of the table.
    .refused_chance = That cannot come up now. Before the token draft, 12 sword tokens are laid out for 3 players and 9 for 4: at most 3 of each color, and at most 2 gray ones.
sg-draft-choose = { $seat } takes a { $color } sword token.
    .refused = There is no token draft now. Sword tokens are taken before the first trick.
    .refused_color = There is no { $color } sword token to take now. Take one that lies face up in the center of the table.
sg-R5 = { $seat } turns over a { $color } sword token.
    .refused = No sword token has been turned over yet. Wait until one has.
    .refused_chance = That cannot come up now. A sword token is turned over only if it lies face down in the center of the table.
sg-draft-pass_final = { $seat } passes and takes no more sword tokens.
    .refused = You have passed. For the rest of the token draft you take no more sword tokens.
sg-R4 = All others have passed: { $seat } must take the sword tokens that remain.
    .stuck =
        All players have passed, and { $count ->
            [one] 1 sword token remains
           *[other] { $count } sword tokens remain
        }: the token draft cannot be finished.
    .refused = All others have passed, so you cannot pass. Take one of the sword tokens that remain.
    .refused_stuck = The game is over, because all players have passed while sword tokens remain. Step back to an earlier position to try another move.
sg-draft-until_empty = No sword token is left in the center: the token draft is over.

## Tricks

sg-trick-lead_card = { $seat } leads { $card }.
    .refused = No card can be played now. Cards are played after the token draft, once the previous trick has its sword token.
sg-trick-follow = { $seat } follows with { $card }.
    .void = { $seat } has no card of the lead color and plays { $card }.
    .refused = You hold cards of the lead color. You must follow: play a { $color } card.
sg-draft-direction =
    .refused = It is not your decision now. Wait for { $seat } to decide.
sg-trick-all_play =
    .refused = It is not your decision now. Wait for { $seat } to decide.
sg-trick-winner_lead = { $seat } wins the trick with { $card }, the highest card of the lead color.
sg-trick-winner_trump = { $seat } wins the trick with { $card }, the highest trump card.
sg-trick-take = { $seat } lays the cards of the trick face up in front of their own seat.
sg-trick-next_lead = { $seat } is the next lead player.

## Sword tokens

sg-token-most_frequent =
    The most frequent color is { $color }, on { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: this is the required color.
    .refused = A { $color } sword token is not valid here. Valid colors: { $colors }.
sg-token-gray_owed =
    The most frequent color is gray, on { $count ->
        [one] 1 card
       *[other] { $count } cards
    }: only a gray sword token is valid.
    .refused = Gray is the most frequent color of this trick. Only a gray sword token is valid.
sg-combo-2v2 = 2 vs 2: { $seat } may choose between { $colors }.
    .refused = That sword token is not valid here. In this 2 vs 2, choose between { $colors }, or use a gray sword token.
sg-combo-all_different = All different colors: { $seat } may place any sword token.
sg-token-place = { $seat } places a { $color } sword token on the trick.
    .refused = No trick is waiting for a sword token now. The trick winner places one as soon as the trick is won.
    .refused_color = You hold no { $color } sword token. Place one that you hold.
sg-token-gray_any = { $seat }’s gray sword token stands for another color.
sg-token-fail = { $seat } cannot place a valid sword token.

## Transfers

sg-scn-transfer =
    { $seat } makes a transfer to { $target }: { $colors }. { $count ->
        [0] No transfer is left.
        [one] 1 transfer is left.
       *[other] { $count } transfers are left.
    }
    .refused = No sword token can be transferred: this game has no transfers, or none is left.
    .refused_self = You cannot give a sword token to yourself. Choose one of your companions.
sg-R13 = { $seat } has no valid sword token now, but a transfer is still possible.
    .refused = Under the rules of this table, sword tokens are transferred only between tricks. Finish this trick first.
sg-R14 =
    .refused = You hold no { $color } sword token that you could give. Sword tokens on tricks stay there.
    .refused_many = Under the rules of this table, a transfer moves only 1 sword token. Give just 1.

## End of the game

sg-end-win = Every trick has its sword token: all players win.
    .refused = The game is over. Step back to an earlier position to try another move.
sg-end-lose = The trick that { $seat } won has no valid sword token: all players lose.
    .refused = The game is over. Step back to an earlier position to try another move.

## What is decided now. The value speaks to the seat that decides, .other to everybody else.
## .last: the one player left in the token draft may not pass. .stuck: the trick winner has no valid sword token.

decision-draft = Take 1 sword token from the center of the table, or pass.
    .other = { $seat } is choosing: take a sword token or pass.
    .last = All others have passed: take 1 of the sword tokens that remain.
    .last_other = All others have passed: { $seat } must take the sword tokens that remain.
decision-play = Your turn: play 1 card.
    .other = { $seat } is choosing a card to play.
decision-pay = You have won the trick. Place a sword token on it.
    .other = { $seat } has won the trick and is choosing a sword token.
    .stuck = You have won the trick, but you have no valid sword token. A transfer is still possible.
    .stuck_other = { $seat } has won the trick, but has no valid sword token. A transfer is still possible.
decision-deal = The cards are about to be dealt.
    .other = The cards are about to be dealt.
decision-lead = The starting lead player is about to be decided.
    .other = The starting lead player is about to be decided.
decision-layout = The sword tokens are about to be laid out.
    .other = The sword tokens are about to be laid out.
decision-turn = You are about to turn over a sword token.
    .other = { $seat } is about to turn over a sword token.
decision-over = The game is over.
    .other = The game is over.

## Rulings: the question in one sentence; .default is what this kit plays

sg-ruling-R1 = Must at least 1 gray card be among the removed cards?
    .default = No. At least 1 red, 1 blue, 1 yellow, and 1 green card are removed; gray cards may be among the other 4.
sg-ruling-R3 = Who may see the numbers of a player’s cards?
    .default = Every player except the one who holds them.
sg-ruling-R4 = May the last player in the token draft pass while sword tokens remain?
    .default = No. This player must take all sword tokens that remain, one after another.
sg-ruling-R5 = Do the sword tokens lie face down during the token draft?
    .default = No. Every player sees the colors and chooses among them.
sg-ruling-R8 = In a 2 vs 2 with gray, must gray be the required color?
    .default = No. The trick winner chooses either color. If they choose gray, they must place a gray sword token.
sg-ruling-R9 = Do all different colors count with 3 players too?
    .default = Yes. With 3 cards of 3 colors, the trick winner may place any sword token.
sg-ruling-R13 = May a sword token be transferred after a trick is won and before its sword token is placed?
    .default = Yes. The game is lost only when the trick winner can place no sword token and no transfer is possible.
sg-ruling-R14 = How many sword tokens may one transfer move?
    .default = Exactly 1, and none that lies on a trick.
