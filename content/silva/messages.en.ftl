### SILVA: what the log says, why a move is refused, what a seat decides.
###
### Key: the id of the clause or ruling, with - for each dot.
### Events speak about seats by name; .private is for those who may see the cards.
### .refused speaks to the reader: what is wrong, then what would be right.
### $card, $guess, $kept, $given, $received, $other_card arrive written out: Brewer (5).
### $cards, $returned and $seats arrive as joined lists.


## Setup

silva-setup-initial_draw = { $seat } draws 1 card as their starting hand.
    .private = { $seat } draws { $card } as their starting hand.
silva-setup-first_player = { $seat } is the first player.

## Turn

silva-turn-unit =
    .refused = It is not your decision now. Wait for { $seat } to decide.
silva-turn-draw = { $seat } draws 1 card.
    .private = { $seat } draws { $card }.
    .refused = It is too early for that. First { $seat } must draw a card.
    .refused_setup = The first player is not decided yet. Wait until the first turn begins.
    .refused_chance = That cannot come up now. Only a card that is still in the deck can be drawn.
silva-turn-play_one = { $seat } plays { $card }.
    .target = { $seat } plays { $card } and targets { $target }.
    .guess = { $seat } plays { $card }, targets { $target }, and guesses { $guess }.
    .refused = You do not hold { $card }. Play 1 of the 2 cards in your hand.
silva-turn-effects_mandatory =
    .refused = An effect is waiting for an answer. First { $seat } must decide.
silva-turn-next_left = It is { $seat }’s turn.

## Targets

silva-target-some_effects =
    .refused = { $card } needs a target. Choose 1 opponent who is still in the game.
silva-target-not_self =
    .refused = You cannot target yourself. Choose 1 of your opponents.
silva-R71 =
    .refused = { $target } is already eliminated. Choose an opponent who is still in the game.
silva-R76 =
    .refused = { $card } does not need all that you named. Leave out the target or the guess.

## When an effect does not activate

silva-noeffect-forced_discard = { $seat } is made to discard { $card }; its effect does not activate.
silva-noeffect-empty_deck = The deck is empty: the effect of { $seat }’s { $card } does not activate.
silva-elimination-reveal_discard = { $seat } is eliminated and lays { $cards } face up in their discard pile.

## Kukunochi (10)

silva-card-10-not_playable =
    .refused = Kukunochi (10) cannot be played. Play your other card.
silva-card-10-regenerates = { $seat } is not eliminated: Kukunochi (10) regenerates.
silva-card-10-sword_girl = Sword Girl (9) strikes Kukunochi (10): { $seat } cannot regenerate.

## Sword Girl (9)

silva-card-09-draw = { $seat } draws 1 card for Sword Girl (9).
    .private = { $seat } draws { $card } for Sword Girl (9).
silva-card-09-reveal = { $seat } reveals { $cards }.
silva-card-09-choose = { $seat } chooses { $target }’s { $card } to be discarded.
    .refused = There is no card to pick now. A pick comes only after an effect puts 2 cards before you.
    .refused_card = { $card } is not one of the 2 revealed cards. Choose one of those.
    .refused_side = Both cards lie open. Name the card, not a side.
silva-R05 = { $seat } has found Kukunochi (10) in { $target }’s hand: it must go, and no choice is left.

## Spirit (8)

silva-card-08-exchange = { $seat } and { $target } exchange hands.
    .private = { $seat } gives { $given } to { $target } and receives { $received }.

## Farmer (7)

silva-card-07-first_qualifier =
    Farmer (7): on their next turn { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of 1.
silva-card-07-second_draw3 =
    Second Farmer (7): on their next turn { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } instead of 1.
silva-card-07-next_turn =
    Farmer (7) takes effect: { $seat } draws { $count ->
        [one] 1 card
       *[other] { $count } cards
    } this turn.
silva-card-07-small_deck =
    Only { $count ->
        [one] 1 card is
       *[other] { $count } cards are
    } left in the deck; { $seat } draws no more than that.
silva-card-07-keep_return =
    { $seat } chooses what to keep and returns { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to the deck.
    .private = { $seat } keeps { $kept } and returns { $returned } to the deck.
    .refused = There are no drawn cards to choose from now. This choice comes after a draw for Farmer (7).
    .refused_card = { $card } is not among the cards you have just drawn. Keep one of those.
silva-card-07-second_return =
    { $seat } chooses what to keep and returns { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to the deck.
    .private = { $seat } keeps { $kept } and returns { $returned } to the deck.
silva-R51 =
    { $seat } keeps 2 of all their cards and returns { $count ->
        [one] 1 card
       *[other] { $count } cards
    } to the deck.
    .private = { $seat } keeps { $cards } and returns { $returned } to the deck.
silva-card-07-reshuffle = { $seat }, to the right, shuffles the deck.

## Masu Craftsman (6)

silva-card-06-first_none = { $seat }’s Masu Craftsman (6) is the first copy: no effect.
silva-card-06-declare = { $seat } declares “FOMUS!”
silva-card-06-summon = { $seat } summons the FOMUS Masu and is now its owner.
silva-card-06-nullify = { $seat } uses the FOMUS Masu: the defeat is nullified.
    .declined = { $seat } does not use the FOMUS Masu.
    .refused = There is no defeat to nullify now. The FOMUS Masu works at the moment its owner would be defeated.
silva-R18 = The FOMUS Masu protects { $seat }: { $card } goes back to the deck, and the deck is shuffled.

## Brewer (5)

silva-card-05-show = { $seat } and { $target } secretly show each other their hands.
    .private = { $seat } shows { $card }; { $target } shows { $other_card }.
silva-card-05-lower_out = { $seat } has the lower level.
silva-card-05-equal = { $seat } and { $other } have the same level.
silva-R24 = { $seat } and { $other } have the same level: neither of them is eliminated.

## Warrior (4)

silva-card-04-draw = { $seat } draws 1 card for Warrior (4).
    .private = { $seat } draws { $card } for Warrior (4).
silva-card-04-choose = { $seat } picks 1 of { $target }’s 2 cards without seeing them.
    .own = { $seat } chooses which of their own 2 cards is discarded.
    .random = 1 of { $target }’s 2 cards is picked at random.
    .seen = { $seat } has seen { $target }’s 2 cards and chooses 1 of them.
    .refused = { $card } is not in that hand. Choose one of its 2 cards.
    .refused_side = You can see both cards. Name the card, not a side.
silva-card-04-hide_origin =
    .refused = You cannot see which card is which. Pick the left or the right one.
silva-R01 = { $seat } looks at { $target }’s 2 cards.
    .private = { $seat } looks at { $target }’s 2 cards: { $cards }.
silva-R02 = { $seat } discards 1 card face down.
    .private = { $seat } discards { $card } face down.
    .shown = The face-down cards in { $seat }’s discard pile are turned up: { $cards }.

## Recon Team (3)

silva-card-03-view = { $seat } looks at { $target }’s hand.
    .private = { $seat } looks at { $target }’s hand: { $card }.

## Trainee (2)

silva-card-02-guess =
    .refused = Trainee (2) needs a guess. Name the card you think this opponent holds.
silva-card-02-correct = { $seat } confirms: { $guess } is a correct guess.
silva-card-02-wrong = { $seat } answers: { $guess } is a wrong guess.
silva-R32 =
    .refused = Under the rules of this table, { $card } cannot be named. Name another card.
silva-R34 =
    .refused = Under the rules of this table, { $card } cannot be named now. Name another card.

## Boy (1)

silva-card-01-first_none = { $seat }’s Boy (1) is the first copy: no effect.
silva-card-01-second = { $seat }’s Boy (1) is the second copy and strikes { $target }.
    .draw = { $seat } draws 1 card for Boy (1).
    .draw_private = { $seat } draws { $card } for Boy (1).
    .reveal = { $seat } reveals { $cards }.
    .choose = { $seat } chooses { $target }’s { $card } to be discarded.
silva-card-01-empty_deck = The deck is empty: the effect of { $seat }’s second Boy (1) does not activate.
silva-card-01-kukunochi = Boy (1) cannot eliminate the holder of Kukunochi (10): { $seat } stays in the game.

## Young Kukunochi (0)

silva-card-00-normal_play = { $seat }’s Young Kukunochi (0) has no effect when played.
silva-card-00-discard_hand = { $seat } discards { $cards } and takes Young Kukunochi (0) as their new hand.
silva-card-00-beats_8 = { $seat }’s Young Kukunochi (0) beats { $other }’s Spirit (8) and wins the showdown.

## End of the game

silva-end-any_condition =
    .refused = The game is over. Step back to an earlier position to try another move.
silva-end-deck-condition = The turn ends with an empty deck: the showdown follows.
silva-end-deck-reveal = { $seat } reveals { $card }.
silva-end-deck-highest = { $seat } has the highest level and wins with { $card }.
silva-end-deck-tie = { $seats } share the highest level with { $card }: a tie.
silva-end-last-winner = { $seat } is the last player in the game and wins.
silva-end-all-tie = No player is left in the game: { $seats } tie.
silva-R60 = { $seats } beat each other in a circle, so no hand beats all the others: a tie.
silva-R62 = All remaining players share the tie: { $seats }.

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-play = Your turn: play 1 of your 2 cards.
    .other = { $seat } is choosing a card to play.
    .target = { $card }: choose an opponent.
    .guess = { $card }: guess { $target }’s card.
decision-keep = Keep 1 of the cards you have just drawn; the rest goes back to the deck.
    .other = { $seat } is choosing which drawn card to keep.
decision-masu = You are about to be defeated. Use your FOMUS Masu?
    .other = { $seat } decides whether to use the FOMUS Masu.
decision-pick_open = Choose which of the 2 cards is discarded.
    .other = { $seat } is choosing which of the 2 cards is discarded.
    .named = Choose the card that { $target } must discard.
decision-pick_blind = Pick 1 of the 2 face-down cards: left or right.
    .other = { $seat } is picking 1 of the 2 face-down cards.
    .named = { $target } must discard 1 of 2 face-down cards. Pick it: left or right.
decision-deal = You are about to draw your first card.
    .other = { $seat } is about to draw a first card.
decision-first = The first player is about to be decided.
    .other = The first player is about to be decided.
decision-draw = You are about to draw from the deck.
    .other = { $seat } is about to draw from the deck.
decision-hit = The card you picked is about to be turned over.
    .other = The card { $seat } picked is about to be turned over.
decision-over = The game is over.
    .other = The game is over.

## Tooltips: what each card does, at most 60 characters

silva-short-00 = No effect when played. Beats Spirit in a one-on-one showdown
silva-short-01 = First copy: no effect. Second copy: strikes like Sword Girl
silva-short-02 = Guess an opponent’s card. If correct, they are eliminated
silva-short-03 = Look at an opponent’s hand. Tell no one
silva-short-04 = An opponent draws. You discard 1 of their 2 cards, unseen
silva-short-05 = Compare hands in secret. The lower level is eliminated
silva-short-06 = First copy: no effect. Second copy: survive 1 defeat
silva-short-07 = Next turn, draw 2 cards (second copy: 3) and keep 1
silva-short-08 = Exchange hands with an opponent
silva-short-09 = An opponent draws and reveals both. You choose the discard
silva-short-10 = Cannot be played. Regenerates, unless Sword Girl strikes it

## Hints while choosing a move

silva-legal-hint = Possible now: { $moves }
silva-legal-hint-forced = You hold Kukunochi (10), so you can play only your other card.
silva-legal-hint-target = Choose the opponent that { $card } targets.
silva-legal-hint-guess = Choose the card you think { $target } holds.
silva-legal-hint-no_target = { $card } needs no target now.

## Puzzles: find the winning move. $cards arrive as a joined list, $held as sentences joined

ui-solve-open =
    .turn = You are { $seat }. Exactly 1 move wins in this turn, whatever the hidden cards are.
    .next = You are { $seat }. Exactly 1 move makes sure that you win by your next turn at the latest, whatever the hidden cards are and whatever the others do.
    .best = You are { $seat }. No move is certain, but 1 move has clearly the best chance to win in this turn.
ui-solve-how = Look back with the timeline, make your move at the table, and run this cell again.
ui-solve-right =
    .turn = Right: this move wins in this turn, whatever the hidden cards are.
    .next = Right: after this move you win by your next turn at the latest, whatever the others do.
    .best = Right: in { $percent }% of all cases that fit what you have seen, this move wins in this turn. No other move does better.
ui-solve-known = So you know { $seat }’s card: { $card }.
ui-solve-not = So { $seat } cannot hold { $cards }.
ui-solve-left = What you see, counted together, leaves for { $seat }’s hand: { $cards }.
ui-solve-rests = It rests on these rules:
ui-solve-rule = { $rule } ({ $clause })
ui-solve-wrong = This move does not win for certain. For example, it can go like this:
    .suppose = This move does not win for certain. For example, suppose that { $held }:
ui-solve-holds = { $seat } holds { $card }
ui-solve-chance = In { $percent }% of all cases that fit what you have seen, this move wins in this turn. There is a better one.
ui-solve-cost =
    .out = What it can cost you: your place in the game.
    .lost = What it can cost you: the game. You lose it.
    .tie = What it can cost you: the win. The game ends in a tie.
    .turn = What it can cost you: the chance. The game goes on without a decision.
ui-solve-back = Go back in the timeline or run the cell of the table again, and try another move.

## Rulings: the question in one sentence; .default is what this kit plays

silva-ruling-R01 = Warrior (4): who picks the card that is discarded?
    .default = The turn player picks 1 of the 2 cards without seeing them.
silva-ruling-R02 = Is the card discarded for Warrior (4) shown?
    .default = It goes face up to the discard pile, like any other card.
silva-ruling-R05 = Sword Girl (9): is it enough that Kukunochi (10) is among the 2 revealed cards?
    .default = No. The turn player must choose Kukunochi (10).
silva-ruling-R08 = Masu Craftsman (6): are the copies counted for the whole game or for each player?
    .default = For the whole game, whoever played them.
silva-ruling-R09 = Farmer (7): are the copies counted for the whole game or for each player?
    .default = For the whole game, whoever played them.
silva-ruling-R10 = Does a card count as the first copy if it was discarded without being played?
    .default = Yes. Every copy in a discard pile counts.
silva-ruling-R16 = Must the owner use the FOMUS Masu as soon as it can nullify a defeat?
    .default = No. The owner decides each time.
silva-ruling-R17 = Against which cards does the FOMUS Masu work?
    .default = Against Trainee (2), Brewer (5), and the second copy of Boy (1) only.
silva-ruling-R18 = What does the FOMUS Masu nullify against the second copy of Boy (1)?
    .default = The whole effect: the targeted opponent does not draw, reveal, or discard.
silva-ruling-R21 = Does the FOMUS Masu work when Brewer (5) shows the same level?
    .default = Yes. The owner stays in the game; the other player is eliminated.
silva-ruling-R24 = Brewer (5) shows the same level while other players remain: what happens?
    .default = Both players are eliminated, and the game goes on.
silva-ruling-R32 = Which cards may be named for Trainee (2)?
    .default = Any of the 11 kinds, Trainee (2) included.
silva-ruling-R34 = May Young Kukunochi (0) be named for Trainee (2)?
    .default = Yes, even right after a regeneration.
silva-ruling-R51 = Farmer (7): may the card already in hand be returned to the deck?
    .default = No. The choice is among the drawn cards only.
silva-ruling-R60 = When does Young Kukunochi (0) beat Spirit (8)?
    .default = Only in a showdown between exactly 2 remaining players.
silva-ruling-R62 = Two players share the highest level: do the other remaining players share the tie?
    .default = No. Only those 2 players tie; the others lose.
silva-ruling-R70 = How is the first player decided?
    .default = At random.
silva-ruling-R71 = May an eliminated player be targeted?
    .default = No. Only opponents who are still in the game can be targeted.
silva-ruling-R76 = When are the target and the guess declared?
    .default = Together with the card, as one move. A card that affects nobody now names no target.
