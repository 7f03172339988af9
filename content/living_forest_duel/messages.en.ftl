### Living Forest Duel: what the log says, why a move is refused, what a seat decides.
###
### Key: the id of the clause or ruling, with - for each dot.
### Events speak about seats by name; .refused speaks to the reader: what is wrong, then what would be right.
### $seat and $other are seats and arrive as names: Summer, Winter, or the players' own.
### $card and $tree_card, $other_tree arrive written out as in the next section, $cards as a joined list.
### $element arrives as a word in running text, as in the section after it; $action as a verb: recruit guardian animals.
### $count, $number, $cost, $total, $value and $round are numbers.


## Cards as sentences write them

lfd-neutral_card = neutral animal { $number }
lfd-season_card = { $season } animal { $number }
lfd-stag_card = the stag card
lfd-varan_card = a Fire Varan card of { $season }
lfd-tree_card = protective tree card { $number } ({ $element })

## Elements in running text

lfd-element-sun = sun
lfd-element-water = water
lfd-element-tree = tree
lfd-element-move = movement

## Setup

lfd-meta-players = 2 players compete, one as Summer and one as Winter.
lfd-act-muster_choice =
    .setup = The recruitment line is laid out: { $cards }.
lfd-turn-first = { $seat } takes the first turn of round { $round }.

## Turns

lfd-turn-alternate = It is { $seat }’s turn.
    .refused = It is not your decision now. Wait for { $seat } to decide.
lfd-R13 = { $seat } has no action token left and passes.
lfd-R15 = { $seat } passes: there is nothing to reveal, and no action token can be placed. The rulebook does not cover this case.
    .both = Neither player can reveal a card or place an action token, so the round ends. The rulebook does not cover this case.
    .refused = There is nothing to reveal: the shared deck and the shared discard pile are empty. Place an action token if you can.
    .refused_pass = You cannot pass now. A player passes only with no action token left, or when nothing can be revealed and no action token can be placed.

## Revealing a card

lfd-turn-opt_reveal = { $seat } reveals a card from the shared deck.
    .refused = You cannot reveal a card now: that is a turn of its own. First finish what you have begun.
lfd-turn-reshuffle =
    The shared deck is empty. { $count ->
        [one] The only card of the shared discard pile forms a new one.
       *[other] The { $count } cards of the shared discard pile are shuffled to form a new one.
    }
lfd-reveal-place =
    .refused = It is too early for that. Wait until the next card has been drawn.
lfd-reveal-neutral = { $seat } draws { $card }. It goes to the shared line.
lfd-reveal-own = { $seat } draws { $card }. It goes to { $seat }’s own personal line.
lfd-reveal-opp = { $seat } draws { $card }. It goes to { $other }’s personal line.
lfd-onibi_card = { $seat } draws { $card }. Because { $other } has the Onibi card, it goes to the shared line.
lfd-onibi_card-varan = { $seat } draws { $card }. It goes to { $other }’s personal line.
lfd-sanki-varan = { $seat } uses a Sanki card and returns { $card } to the supply.
lfd-sanki-once =
    .kept = { $seat } keeps the Sanki card for later.
    .refused = No Sanki card can be used or kept back now. You are asked when a Fire Varan card of your season is revealed, and after you have revealed a card.
    .refused_asked = A Fire Varan card of your season has been revealed. First decide whether to use a Sanki card on it.
lfd-sanki-token = { $seat } uses a Sanki card to place an action token in the same turn.

## Solitary icons

lfd-solitary-herd =
    { $count ->
        [one] 1 solitary icon is nullified for { $seat } by a herd icon.
       *[other] { $count } solitary icons are nullified for { $seat } by herd icons.
    }
lfd-solitary-three = With { $count } solitary icons, { $seat } forfeits 1 action token.
    .none = With { $count } solitary icons, { $seat } would forfeit 1 action token, but has none left.
lfd-solitary-four = With { $count } solitary icons, { $seat } forfeits 1 more action token and cannot perform any more actions in this round.
    .none = With { $count } solitary icons, { $seat } would forfeit 1 more action token, but has none left.

## Placing an action token

lfd-turn-opt_token =
    .refused = An action needs an action token first. Place one on the shared line, or reveal a card.
lfd-token-place = { $seat } places an action token for { $element } on card { $number } of the shared line.
    .refused = You have no action token left. Your 2 action tokens come back at the end of the round.
    .refused_now = You have just placed an action token. Perform its action first.
lfd-token-rightmost =
    .refused = No card of the shared line shows { $element }. Choose another element, or reveal a card.
lfd-token-count = Counted from the left end, the shared line gives { $seat } { $count } { $element }.
lfd-token-restart = Counted from just right of the action token on card { $number }, the shared line gives { $seat } { $count } { $element }.
lfd-R4 =
    .refused = The rightmost card with { $element }, card { $number }, already has an action token for it. Wait until a newer card shows { $element }, or choose another element.
lfd-token-same_player_gap =
    .refused = No icon without an action token lies between your own action token for { $element } on card { $number } and the new one. Wait until one does, or choose another element.
lfd-R7 = { $seat }’s own area adds { $count } { $element }.
lfd-card-values = With a value of { $value }, { $seat } may { $action }.
    .refused = With your value you can only { $action }. Perform that action.
lfd-R38 = Nothing can be had for this value: { $seat }’s action has no effect. The rulebook does not cover this case.
    .refused = You cannot stop yet: your value is enough for something. Perform the action first.

## Recruiting guardian animals

lfd-act-muster = { $seat } discards { $cards } from the recruitment line, at a cost of { $cost }.
    .refused = The cost is { $cost }, and your value is only { $value }. Choose fewer or cheaper cards.
    .refused_empty = There is no card in place { $number } of the recruitment line. Choose a place with a card.
lfd-act-muster_refill = { $seat } draws { $card } for the recruitment line.
lfd-R17 =
    { $seat }’s own deck is empty: { $count ->
        [one] 1 place of the recruitment line stays empty.
       *[other] { $count } places of the recruitment line stay empty.
    }
lfd-act-muster_win = All cards of the recruitment line are of { $seat }’s season: { $seat } wins.

## Extinguishing fire

lfd-act-fire =
    { $seat } takes { $count ->
        [one] 1 fire token
       *[other] { $count } fire tokens
    } at a cost of { $cost } and now has { $total }.
    .refused = The cost is { $cost }, and your value is only { $value }. Choose fewer or cheaper fire tokens.
    .refused_none = There are not that many fire tokens on clearing { $number }. Take no more than lie there.
lfd-act-fire_win = { $seat } has { $count } fire tokens and wins.

## Planting protective trees

lfd-act-tree_buy = { $seat } plants { $tree_card } at a cost of { $cost }.
    .refused = The cost is { $cost }, and your value is only { $value }. Choose a cheaper card.
    .refused_empty = The tree pile of { $element } is empty. Choose another pile.
lfd-act-tree_limit =
    .refused = You have already taken a card from the tree pile of { $element } in this action. Choose another pile, or stop.
lfd-act-tree_place =
    .refused = No river would lead from this card to the lake. Place it where its river meets a river that does.
lfd-act-tree_cover = In { $seat }’s forest, { $tree_card } is placed on top of { $other_tree }.
lfd-R21 =
    .refused = The starting protective tree card with the lake cannot be covered. Choose another place.
    .refused_cut = This would cut { $tree_card } off from the lake. Choose another place.
lfd-act-tree_bonus =
    .sanki = A bonus icon is complete: { $seat } gets a Sanki card.
    .extra = A bonus icon is complete: { $seat } gets an extra action.
    .none = A bonus icon is complete, but there is no Sanki card left for { $seat }.
lfd-act-tree_win = { $seat }’s forest has a 3×3 square of protective tree cards: { $seat } wins.

## Moving the Onibi

lfd-act-onibi =
    { $seat } moves the Onibi pawn by { $count ->
        [one] 1 movement step.
       *[other] { $count } movement steps.
    }
    .refused =
        { $count ->
            [one] 1 movement step is
           *[other] { $count } movement steps are
        } too many: your value is { $value }. Choose at most { $value }.
lfd-R25 =
    .refused = The Onibi pawn cannot stay where it is. Choose at least 1 movement step.
lfd-act-onibi_cross_none = The Onibi pawn goes beyond the end clearing. { $other } takes the Onibi card, and the pawn comes back in at { $seat }’s end.
lfd-act-onibi_cross_mine = The Onibi pawn goes beyond the end clearing. { $seat } returns the Onibi card to the supply, and the pawn comes back in at { $seat }’s own end.
lfd-act-onibi_cross_opp = { $seat } moves the Onibi pawn beyond the end clearing while { $other } has the Onibi card.
lfd-act-onibi_bonus =
    .sanki = The Onibi pawn stops at a bonus: { $seat } gets a Sanki card.
    .extra = The Onibi pawn stops at a bonus: { $seat } gets an extra action.
    .none = The Onibi pawn stops at a bonus, but there is no Sanki card left for { $seat }.
lfd-win-onibi = The Onibi pawn has left the clearings on the opponent’s side: { $seat } wins.

## Extra actions

lfd-R36 = { $seat } uses the extra action to { $action }, with a value of { $value }. The rulebook does not give this value.
    .refused = You have an extra action. First choose which of the 4 actions it is.
    .refused_none = You have no extra action to choose now. Perform the action that you have begun.

## End of a round

lfd-end-when = Round { $round } ends.
lfd-end-fire_value =
    The value of the fire is { $count }, from { $number ->
        [one] 1 clearing.
       *[other] { $number } clearings.
    }
lfd-end-water = { $seat }’s water value is { $count }.
lfd-end-varan =
    { $count ->
        [one] The value of the fire is higher than { $seat }’s water value: 1 Fire Varan card of { $seat }’s season goes to the shared discard pile.
       *[other] The value of the fire is higher than { $seat }’s water value: { $count } Fire Varan cards of { $seat }’s season go to the shared discard pile.
    }
    .safe = The value of the fire is not higher than { $seat }’s water value: no Fire Varan card is added.
lfd-R30 =
    { $count ->
        [0] The value of the fire is higher than { $seat }’s water value, but the supply has no Fire Varan card left.
        [one] The value of the fire is higher than { $seat }’s water value, but the supply has only 1 Fire Varan card left. It goes to the shared discard pile.
       *[other] The value of the fire is higher than { $seat }’s water value, but the supply has only { $count } Fire Varan cards left. They go to the shared discard pile.
    }
lfd-end-spread =
    { $count ->
        [one] 1 fire token is placed next to the Onibi pawn.
       *[other] { $count } fire tokens are placed next to the Onibi pawn.
    }
    .none = The supply has no fire token left to place next to the Onibi pawn.
lfd-end-clear = Both players take back their action tokens. All cards of the shared line and of the personal lines go to the shared discard pile.
lfd-end-repeat = Nobody has won yet: round { $round } follows.

## End of the game

lfd-win-first =
    .refused = The game is over. Step back to an earlier position to try another move.

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-turn = Your turn: reveal a card, or place an action token.
    .other = { $seat } is choosing: reveal a card or place an action token.
decision-sanki = A Fire Varan card of your season has been revealed. Use a Sanki card to return it to the supply?
    .other = { $seat } is deciding whether to return the Fire Varan card to the supply.
decision-second = Use a Sanki card to place an action token in this same turn?
    .other = { $seat } is deciding whether to use a Sanki card to place an action token.
decision-act = Perform your action.
    .other = { $seat } is performing an action.
decision-extra = You have an extra action: choose 1 of the 4 actions.
    .other = { $seat } is choosing an extra action.
decision-deal = The recruitment line is about to be laid out.
    .other = The recruitment line is about to be laid out.
decision-draw = A card is about to be drawn from the shared deck.
    .other = A card is about to be drawn from the shared deck.
decision-refill = The recruitment line is about to be refilled.
    .other = The recruitment line is about to be refilled.
decision-over = The game is over.
    .other = The game is over.

## Rulings: the question in one sentence; .default is what this kit plays

lfd-ruling-R1 = Does the card under the action token count?
    .default = Yes. It is the last card that is counted.
lfd-ruling-R2 = May an action token be placed farther left, to use up less?
    .default = No. It goes on the rightmost card that shows the element.
lfd-ruling-R3 = Does the opponent’s action token for the same element restart the count, too?
    .default = Yes, whoever placed it. Only the gap rule asks for the owner.
lfd-ruling-R4 = May an action token be placed when the rightmost card with the element already has one for it?
    .default = No. There is nothing left to count.
lfd-ruling-R5 = What must lie between 2 action tokens that the same player places for the same action?
    .default = An icon of the same element, on a card between the 2 action tokens, that no action token points to.
lfd-ruling-R6 = May 2 action tokens lie on the same card?
    .default = Yes, if they point to different elements.
lfd-ruling-R7 = Do a player’s personal line and forest add to the value of an action?
    .default = Yes. The player’s own area counts in full for every action; an action token on the shared line is still needed.
lfd-ruling-R8 = Is value that an action does not spend kept for later?
    .default = No. It is lost.
lfd-ruling-R9 = Do herd icons in the shared line nullify solitary icons?
    .default = No. Only herd icons in a player’s own area do.
lfd-ruling-R10 = Can the same number of solitary icons cost a player 2 action tokens in 1 round, and does a later herd icon give 1 back?
    .default = No, neither. Each threshold counts once in a round, and what is forfeited stays so.
lfd-ruling-R11 = Can an action token be forfeited that has already been placed?
    .default = No. Only an unused one is forfeited; if there is none, nothing happens.
lfd-ruling-R12 = Who is checked first when a solitary icon in the shared line burdens both players?
    .default = The turn player.
lfd-ruling-R13 = May a player with no action token left still reveal cards?
    .default = No. The player passes, and the other one plays on alone.
lfd-ruling-R14 = Who begins the next round when 1 player has taken the last turns alone?
    .default = The other one, even if that player began the round before.
lfd-ruling-R15 = What happens when there is nothing to reveal?
    .default = The player must place an action token, and loses the turn if that is impossible. If neither can do anything, the round ends.
lfd-ruling-R16 = Is the recruitment line also checked at times other than after recruiting?
    .default = No. Only this action can win with it.
lfd-ruling-R17 = Where do the new animals of the recruitment line go, and what if the player’s own deck is empty?
    .default = To the places that have become free. Without a card a place stays empty, and it counts for nobody.
lfd-ruling-R18 = Does the animal that leaves the recruitment line help at once?
    .default = No. It goes to the shared discard pile and comes back after a reshuffle.
lfd-ruling-R19 = Does each fire token of the same clearing cost the full number?
    .default = Yes, each one.
lfd-ruling-R20 = Does the starting protective tree card count as part of the 3×3 square?
    .default = Yes. It counts as 1 of the 9 cards.
lfd-ruling-R21 = Which cards may be covered?
    .default = All but the one with the lake, as long as every card keeps its river to the lake.
lfd-ruling-R22 = Does a covered tree still give its element?
    .default = No. Only the cards on top count.
lfd-ruling-R23 = Does it cost a movement step when the Onibi pawn leaves the clearings and comes back in at the other end?
    .default = Yes. The movement step that leaves the clearings also brings the pawn back in.
lfd-ruling-R24 = At whose end does the Onibi pawn come in again?
    .default = At the end of the player who moves it.
lfd-ruling-R25 = May the Onibi pawn stay where it is?
    .default = No. It moves at least 1 step.
lfd-ruling-R26 = Does the Onibi pawn get the bonuses of the clearings that it passes?
    .default = No, only that of the clearing where it stops.
lfd-ruling-R27 = At the end of the round, does a clearing with several fire tokens count several times?
    .default = No. Each clearing with the Onibi pawn or with fire tokens counts once.
lfd-ruling-R28 = At the end of the round, can only the water of the shared line count as used?
    .default = Yes. There, only icons to the right of the last action token for water count; a player’s own area counts in full.
lfd-ruling-R29 = The Onibi pawn is at an end: where do the new fire tokens go?
    .default = Only on the 1 clearing next to it.
lfd-ruling-R30 = What if there are not enough Fire Varan cards in the supply?
    .default = As many are added as there are.
lfd-ruling-R31 = In which order are the steps of the end of a round taken?
    .default = As they are written: fire, water, Fire Varan cards, new fire tokens, clearing up.
lfd-ruling-R32 = Is a Sanki card used on a Fire Varan card before the solitary icons are counted?
    .default = Yes. Place, return, count, and only then an action token with a Sanki card.
lfd-ruling-R33 = Where does a used Sanki card go?
    .default = To the supply, so that it can be won again.
lfd-ruling-R34 = Who wins if 2 victory conditions are met at the same time?
    .default = The player whose action it is.
lfd-ruling-R35 = Is the supply common, or does each player have their own?
    .default = The Onibi card goes to the common supply, Fire Varan cards to the supply of their season.
lfd-ruling-R36 = Which action is an extra action, how strong is it, and does it need an action token?
    .default = Any of the 4 actions, with a fixed value of 2, without an action token. This value is illustrative.
lfd-ruling-R37 = Whose is an animal that the Onibi card sends to the shared line?
    .default = Everybody’s, like a neutral animal: its values serve both players, and its solitary icon burdens both.
lfd-ruling-R38 = May an action token be placed whose value buys nothing?
    .default = Yes, if the value is at least 1. The action token is spent.

## The table

ui-shared-line = Shared line
ui-own-line = { $seat }’s personal line
ui-forest-of = { $seat }’s forest
ui-recruitment-line = Recruitment line
ui-clearings = Clearings
ui-tree-piles = Tree piles
ui-shared-deck = Shared deck: { $count }
ui-shared-discard = Shared discard pile: { $count }
ui-own-deck = { $seat }’s own deck: { $count }
ui-fire-value = Value of the fire: { $value }
ui-fires-left = Fire tokens in the supply: { $count }
ui-round = Round { $round }
ui-varans-left = { $seat }’s supply of Fire Varan cards: { $count }
ui-onibi-card = Onibi card
ui-onibi-card-nobody = Onibi card: in the supply
ui-extra-value = Value of an extra action: { $value }
# Follows ui-illustrative.
ui-source-duel = The cards, costs, clearings, supplies, and the start of the game are made up; they are not in the source.

## The parts of the table as they are read aloud

# A card read aloud; $card is a card as sentences write it. Each part is a sentence of its own.
ui-card-words =
    { $card }.{ $sun ->
        [0] {""}
       *[other] {" "}{ $sun } sun.
    }{ $water ->
        [0] {""}
       *[other] {" "}{ $water } water.
    }{ $tree ->
        [0] {""}
       *[other] {" "}{ $tree } tree.
    }{ $move ->
        [0] {""}
       *[other] {" "}{ $move } movement.
    }{ $solitary ->
        [0] {""}
        [one] {" "}1 solitary icon.
       *[other] {" "}{ $solitary } solitary icons.
    }{ $herd ->
        [0] {""}
        [one] {" "}1 herd icon.
       *[other] {" "}{ $herd } herd icons.
    }{ $cost ->
        [0] {""}
       *[other] {" "}Cost { $cost }.
    }
# $sides is a joined list of ui-side. $lake is 1 for the starting card.
ui-tree-words =
    { $lake ->
        [0] { $tree_card }.
       *[other] Starting protective tree card with the lake.
    }{ $sun ->
        [0] {""}
       *[other] {" "}{ $sun } sun.
    }{ $water ->
        [0] {""}
       *[other] {" "}{ $water } water.
    }{ $tree ->
        [0] {""}
       *[other] {" "}{ $tree } tree.
    }{ $move ->
        [0] {""}
       *[other] {" "}{ $move } movement.
    } River { $sides }.
ui-clearing-words =
    Clearing { $number }. Value { $value }.{ $fires ->
        [0] {""}
        [one] {" "}1 fire token.
       *[other] {" "}{ $fires } fire tokens.
    }{ $onibi ->
        [0] {""}
       *[other] {" "}The Onibi pawn stands here.
    }{ $bonus ->
        [sanki] {" "}Bonus: Sanki card.
        [extra] {" "}Bonus: extra action.
       *[none] {""}
    }
ui-card-number = Card { $number }
ui-place-number = Place { $number }
ui-token-on = { $seat }’s action token for { $element }.
ui-side =
    { $side ->
        [N] above
        [E] right
        [S] below
       *[W] left
    }
ui-bonus-name =
    { $bonus ->
        [sanki] Sanki card
       *[extra] extra action
    }
ui-half-icon = Half a bonus icon { $side }: { $bonus }.
ui-clearing = Clearing { $number }
ui-fire-of = Fire token on clearing { $number }, cost { $cost }
# A place in a forest; the lake is at 0, 0.
ui-cell = Column { $x }, row { $y }
ui-pile-of =
    { $count ->
        [0] The tree pile of { $element } is empty.
        [one] Tree pile of { $element }: 1 card, cost { $cost }.
       *[other] Tree pile of { $element }: { $count } cards, the top one with cost { $cost }.
    }
ui-tokens-of = Action tokens: { $left } left, { $used } placed, { $lost } forfeited
# $net is what is left of the solitary icons: 3 and 4 forfeit action tokens.
ui-solitary-sum = Solitary icons: { $count }, minus herd icons: { $herd }, leaves { $net }
ui-water-against = Water value at the end of the round: { $water }, against a fire value of { $fire }
ui-sanki-count = Sanki cards: { $count }
ui-race =
    { $goal ->
        [trees] 3×3 square of protective tree cards: { $count } of { $of }
        [muster] Own cards in the recruitment line: { $count } of { $of }
        [fire] Fire tokens: { $count } of { $of }
       *[onibi] Movement steps until the Onibi pawn leaves on the opponent’s side with a win: { $count }
    }

## What would a token count?

ui-token-counts = What would an action token count?
ui-place-token = Place an action token for
ui-counts-for = Whose action token
ui-count-invite = Point at an element, or move to it with the Tab and arrow keys: this is where its value is worked out.
# $done is 1 for an action token that has just been placed.
ui-count-title =
    { $done ->
        [0] What { $seat }’s action token for { $element } would count
       *[other] What { $seat }’s action token for { $element } has counted
    }
ui-refused-short = not allowed
ui-total = Total
ui-own-area = Own area
ui-part-line = personal line
ui-part-forest = forest
# In a list: a card of the shared line, and its number that counts no more.
ui-card-value = card { $number } ({ $value })
ui-blocked = Already counted by { $seat }’s action token on card { $number }: { $cards }.
# $choice is a joined list: of places, of clearings, of elements whose tree piles can be paid.
ui-buys =
    { $kind ->
        [sun] { $count ->
            [one] Enough for 1 card. Places to choose from: { $choice }.
           *[other] Enough for up to { $count } cards. Places to choose from: { $choice }.
        }
        [water] { $count ->
            [one] Enough for 1 fire token. Clearings to choose from: { $choice }.
           *[other] Enough for up to { $count } fire tokens. Clearings to choose from: { $choice }.
        }
        [tree] Tree piles whose top card it is enough for: { $choice }.
       *[move] { $count ->
            [one] Enough for 1 movement step.
           *[other] Enough for up to { $count } movement steps.
        }
    }
ui-buys-nothing = Enough for nothing.
ui-buys-win = It can win the game at once.

## Choosing

ui-reveal = Reveal a card
ui-use-sanki = Use a Sanki card
ui-keep-sanki = Keep it for later
ui-no-token = Place no action token now
ui-stop = Stop here
ui-value-left = Value { $value }
ui-cost-of = Cost { $cost } of { $value }
ui-choose =
    { $kind ->
        [sun] Choose cards in the recruitment line, then confirm.
        [water] Choose fire tokens on the clearings, then confirm.
        [tree] Choose the top card of a tree pile.
        [cell] Choose a place in your forest.
       *[move] Choose how many movement steps, or the clearing to stop on.
    }
ui-over-edge = over the edge
ui-stop-gives = Stopping here gives: { $bonus }.
ui-completes = Completes a bonus icon: { $bonus }.
ui-square-then = Then { $count } of the 9 places of a 3×3 square are filled.

## Charts

ui-race-title = The race to the four victories, at the end of each round
ui-race-trees = 3×3 protective trees
ui-race-muster = Recruitment line of one’s own season
ui-race-fire = 8 fire tokens
ui-race-onibi = The Onibi over the edge
ui-race-sentence = { $seat } in round { $round }: { $trees } of { $cells } cells of a 3×3 square, { $muster } of { $places } cards in the recruitment line, { $fire } of { $fires } fire tokens, and the Onibi { $onibi ->
        [0] is over the edge
        [one] needs 1 more step
       *[other] needs { $onibi } more steps
    }.
ui-value-title = What { $seat }’s action token would count now
ui-value-axis = value
ui-value-counts = counts: shared line
ui-value-used = used up by an earlier token
ui-value-own = counts: own area
ui-value-sentence = { $element }: { $total } ({ $counts } from the shared line, { $own } from { $seat }’s own area); used up: { $used }.
ui-value-none = { $element }: { $seat } cannot place an action token for it now; used up: { $used }.
ui-ends-title = How { $games } duels between two bots ended (illustrative cards)
ui-ends-axis = share of all games
ui-ends-sentence = { $victory }: { $wins } of { $games } games ({ $percent } percent).
ui-ends-length = Half of the games last { $rounds } rounds or less. { $seat }, who begins, wins { $percent } percent. { $stopped } games were stopped after { $limit } rounds.

## Puzzles and open questions

ui-asks = Question
ui-plays = What the kit plays
ui-changes = What another reading would change
# $ruling is an id.
ui-own-switch = { $ruling }, with a switch
ui-win-open = Win this turn: { $seat } moves. Make the moves of the turn at the table, then run this cell again.
ui-win-on = So far, so good: { $seat } can still win this turn.
ui-win-won = Solved: { $seat } has won this turn.
# $move is a move's text.
ui-win-lost = With the move { $move }, the win is out of reach in this turn. Step back and try another one.
# What another reading of each ruling would change.
ui-change-R1 = Every value would be lower by the number on that card, and the next count would begin with it.
ui-change-R2 = Players could leave the newest cards for a later action.
ui-change-R3 = Both players could count the same cards, and nobody would have to hurry to be first.
ui-change-R4 = Players could act on the value of their own area alone, without any new card.
ui-change-R5 = A second action of the same kind would be possible sooner: almost every new card would close the gap.
ui-change-R6 = A card with several elements would serve 1 action only, and more action tokens would have no place.
ui-change-R7 = All values would be lower. Trees and the animals of the personal line would only hold off the fire and solitary icons.
ui-change-R8 = Players could save up, and the stag card or a whole row of trees would come sooner.
ui-change-R9 = Little: herd icons come to the shared line only through the Onibi card. There they would protect both players.
ui-change-R10 = A herd icon that comes late would still be of use, and a Fire Varan card could hurt twice.
ui-change-R11 = A placed action token would leave the line, and what it had counted could be counted again.
ui-change-R12 = Nothing but the order of the log: each player is checked alone.
ui-change-R13 = Nobody would play on alone. A player without action tokens could go on revealing and burden the other one with solitary icons.
ui-change-R14 = Who begins would alternate by rounds, and playing on alone would no longer cost the next start.
ui-change-R15 = The round could end at once, or come to a standstill. With these cards it hardly ever happens.
ui-change-R16 = Nothing: no other rule changes the line.
ui-change-R17 = If the line closed up instead, fewer cards would have to be of one season in a long game.
ui-change-R18 = Recruiting would bring an animal into a line at once, and would be worth much more.
ui-change-R19 = A clearing with many fire tokens could be emptied for the price of 1, and 8 would be reached much faster.
ui-change-R20 = The square would need 9 trees and could not include the lake: this victory would take longer.
ui-change-R21 = Forests could be rebuilt freely, even over the lake.
ui-change-R22 = Covering would cost nothing: a forest could only gain by it.
ui-change-R23 = From the middle clearing, the pawn would need 10 steps to win instead of 11.
ui-change-R24 = At the opponent’s end, the very next step would cross again: 2 steps in a row would win.
ui-change-R25 = Players could get the bonus of the same clearing again, and keep the fire where it spreads.
ui-change-R26 = A long walk would bring several bonuses at once.
ui-change-R27 = The value of the fire would grow with every fire token, and there would be more Fire Varan cards.
ui-change-R28 = Whoever had extinguished fire would stand without water against it.
ui-change-R29 = 2 fire tokens would come in every round, and driving the pawn to an end would not slow the fire.
ui-change-R30 = The supply often runs out in long games. If the rest were owed, a Fire Varan card that a Sanki card sends back would come again.
ui-change-R31 = If new fire tokens came first, they would count in the same check, and more Fire Varan cards would come.
ui-change-R32 = The action token would be forfeited all the same, and the Sanki card would only help against the next icon.
ui-change-R33 = After 3 uses, no Sanki card would be left for the rest of the game.
ui-change-R34 = Nothing: a player’s own action can never complete the opponent’s victory.
ui-change-R35 = Hardly anything: a Fire Varan card belongs to its season wherever it waits.
ui-change-R36 = How much a bonus is worth: with the full value of the line, a single bonus could decide the game.
ui-change-R37 = If it served its season alone, the Onibi card would hardly be a burden.
ui-change-R38 = Players could not end a round by giving up an action token, and would have to reveal instead.
