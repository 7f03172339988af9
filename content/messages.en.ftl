### Words of the interface that all games share.
### They speak to the person in front of the screen. Labels and buttons take no full stop.

## Language and looks

ui-language = Language
ui-stage = Large layout
ui-stage-leave = Normal layout

## Seats

ui-you = You
ui-bot = Bot
ui-your-turn = Your turn
ui-waiting = Waiting for { $seat }
ui-eliminated = Eliminated
ui-winner = { $seat } wins
ui-tie = Tie: { $seats }
ui-turn-of = { $seat }’s turn

## The table

ui-table-label = { $game }: the table
ui-deck =
    { $count ->
        [0] Deck: empty
        [one] Deck: 1 card
       *[other] Deck: { $count } cards
    }
ui-discard-pile = Discard pile
ui-discard-of = { $seat }’s discard pile
ui-hand = { $seat }’s hand
ui-your-hand = Your hand
ui-hand-count =
    { $count ->
        [0] No cards in hand
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
ui-deck-cards = Cards in the deck
ui-unknown-card = Unknown card
ui-face-down-card = Face-down card
ui-copies =
    { $count ->
        [one] 1 copy in the game
       *[other] { $count } copies in the game
    }
ui-empty = Empty
ui-forced-mark = Forced discard: its effect did not activate
ui-hidden-mark = Discarded face down
ui-public = Known to everyone
ui-known-to = Known to { $seats }
ui-masu-owner = { $seat } owns the FOMUS Masu
ui-farmer-bonus = { $seat } draws { $count } next turn
ui-regeneration-card = Regeneration card

## Making a move

ui-legal-moves = Legal moves ({ $count })
ui-pick-left = Left card
ui-pick-right = Right card
ui-use-masu = Use the FOMUS Masu
ui-decline = Do not use it
ui-keep = Keep { $card }
ui-play = Play { $card }
ui-confirm = Confirm
ui-cancel = Cancel

## Refusals

ui-not-allowed = Not allowed
ui-clause = Clause
ui-ruling = Ruling
ui-ruling-note = Ruling: our decision where the rulebook is silent or unclear
# $answer is what .default of a ruling says.
ui-ruling-plays = This kit plays: { $answer }
ui-source-line = Line { $line } of the source text
ui-bad-move = This is not a move: { $text }. Write it like one of the legal moves.
ui-out-of-date = The table has moved on since you clicked. Look again, then choose.
ui-close = Close

## Log and timeline

ui-log = Log
# Before the lines that are new to the viewer.
ui-since = Since your last move
ui-replay = Play it back
ui-timeline = Timeline
ui-step = Step { $step } of { $of }
ui-first = First step
ui-back = Back
ui-next = Next
ui-last = Last step
ui-autoplay = Auto-play
ui-pause = Pause
ui-restart = Restart
ui-another-example = Another example
ui-example = Example
ui-game-over = The game is over

## What if

ui-branch = What if, from here?
ui-branch-dealt = Dealt anew from what this seat may know
ui-branch-true = On the true deal: open table
ui-branch-return = Return to the game
ui-what-if = What if: this is not the game itself
# In place of the prompt, while an earlier step is looked at.
ui-past = You are looking back at step { $step } of { $of }.
ui-now = Back to now

## Whose eyes

ui-look-as = See the table as
ui-spectator = Spectator
ui-open-table = Open table: all cards visible

## Lessons

ui-lesson = Lesson
ui-goal = Goal
ui-hint = Hint
ui-solution = Solution
ui-next-step = Next step
ui-again = Try again
ui-right = Correct
ui-lesson-step = Lesson step { $step } of { $of }
ui-lesson-done = Lesson complete
ui-cost-turn = Legal, but not the goal: this move cost you your turn.
ui-cost-out = Legal, but it cost you your place in the game: you are eliminated.
ui-cost-game = Legal, but it cost you the game.
ui-cost-game-won = Legal, and it wins the game, but not in the way this step asks for.
ui-cost-trick = Legal, but not the goal: the chance for it has passed.
ui-cost-all-lost = Legal, but not the goal: all players have lost.

## Without Python

ui-no-kernel = Saved picture: only the timeline works. To play, click into the cell above in the notebook and press Shift+Enter.
ui-loading = Loading…
ui-error = Something went wrong: { $text }

## Keyboard

ui-keyboard-help = Arrow keys: move between cards. Enter: choose. Escape: cancel. Page Up and Page Down: step through the timeline.
ui-keyboard = Keyboard
ui-list-and = { $list } and { $last }
# Three items and more.
ui-list-more = { $list }, and { $last }
# A label and what it stands before.
ui-pair = { $label }: { $value }

## Short words on cards, seats and buttons of the table

# Read aloud after a card or an option that is a legal choice.
ui-legal = Allowed
ui-forced-tag = Forced
ui-hidden-tag = Face down
ui-winner-tag = Winner
ui-tie-tag = Tie
ui-type-move = Or type any move
# $moves is a joined list of cards, or of moves in their text form.
ui-would-be-legal = Allowed now: { $moves }

## Notices

ui-bad-request = The table did not understand this request. Nothing has changed.
ui-not-offered = This table does not offer that view. Nothing has changed.
ui-no-example = There is no further example of this clause yet.

## Tricks and sword tokens

ui-trick = Trick
ui-sword-tokens = { $seat }’s sword tokens
ui-token-pool = Sword tokens in the center of the table
ui-face-down-tokens = { $count } face down
ui-removed-cards = Removed cards
ui-transfers-left =
    { $count ->
        [0] No transfers left
        [one] 1 transfer left
       *[other] { $count } transfers left
    }
# Beside the seat that leads the current trick.
ui-lead = Lead player
ui-who-wins = Who wins the trick?
ui-which-token = Which sword token must be placed?
ui-owed-token = Required color
ui-any-token = Any sword token
# The two ends of a held hand.
ui-low = Low
ui-high = High
ui-place-of = Card { $place } of { $of }, counted from the low end
ui-give-token = Give a sword token
# Before the names of the seats that can be given a token.
ui-give-to = To whom?
ui-pass = Pass
ui-turning-point = Turning point
ui-still-winnable = Can still be won
ui-lost-already = Can no longer be won
ui-not-known-yet = Not known yet
ui-winning-line = A way to win
ui-advice = Advice
ui-source-incomplete = Source incomplete
ui-all-win = All players win
ui-all-lose = All players lose
ui-illustrative = Illustrative

## The table of Silent Guardians: quiz, walkthrough, what the source leaves open

# Beside the winning card.
ui-wins-trick = Wins the trick
ui-token-placed = Placed: { $color } sword token
ui-hand-over = Hand the screen to { $seat }
ui-quiz = Quiz
ui-quiz-first = Answer the quiz first: who wins the trick, and which sword token must be placed?
ui-quiz-colors = If there is a choice between 2 colors, choose both.
# $answer is a name, or a list of colors.
ui-quiz-wrong = No. The answer: { $answer }
ui-walkthrough = A trick, step by step
# These follow ui-illustrative or ui-source-incomplete.
ui-source-ranks = The numbers on the cards are made up; they are not in the source. Only their order within a color matters.
ui-source-random = What the random generation cards say is not in the source. This game is played by the basic rules.
ui-source-scenario = The transfer count of scenario { $number } is not in the source. The number shown here is made up.
ui-solve = Can this still be won?
ui-turning-show = Show the turning point
ui-solving =
    { $count ->
        [one] Searching: 1 position
       *[other] Searching: { $count } positions
    }
# Before a move in its text form: the one after which the game could no longer be won.
ui-turning-at = After this move the game could no longer be won:
ui-step-short = Step { $step }

# Advice to a seat that does not see all numbers. A button:
ui-advice-ask = What would you play?
# $count imagined deals are done, of $of.
ui-advice-running = Imagined deals: { $count } of { $of }
# Above the moves, the best first.
ui-advice-deals =
    { $count ->
        [one] How often the game can still be won after each move, in 1 imagined deal that fits what you know. The search sees all cards of that deal; your group does not. Deals that it could not decide widen the interval.
       *[other] How often the game can still be won after each move, over { $count } imagined deals that fit what you know. The search sees all cards of these deals; your group does not. Deals that it could not decide widen the interval.
    }
# A share in percent, and the interval in which it lies.
ui-advice-share = { $share }% ({ $low } to { $high }%)

## The study of Silent Guardians: how often a random deal is winnable

# $deals is the largest number of deals behind one bar.
ui-study-title =
    { $deals ->
        [one] How often is a random deal winnable? (1 deal)
       *[other] How often is a random deal winnable? ({ $deals } deals each)
    }
ui-study-axis = Share of the deals (%)
ui-study-winnable = Winnable
ui-study-lost = Not winnable
ui-study-unknown = Not decided
# $percent is a number such as 95.
ui-study-interval = { $percent }% interval, undecided deals counted both ways
# Under a bar. $players is a number, $mode a letter.
ui-study-even = { $players } players, mode { $mode }, even sword tokens
ui-study-uneven = { $players } players, mode { $mode }, uneven sword tokens
ui-study-transfers = transfer count { $count }
# A live study: a button that begins or goes on, how far it is, and what it says when it is over.
ui-study-start = Start
ui-study-go-on = Go on
ui-study-running = { $done } of { $of } deals
ui-study-sentence =
    { $label }: { $deals ->
        [one] of 1 deal
       *[other] of { $deals } deals
    } { $percent }% can be won (interval { $low } to { $high }%).

## Kodama: puzzles, the points of a game, what placements are worth

ui-puzzle-open = Place a card at the table of the puzzle first, then ask again.
# After a placement in a puzzle. $more is how many points more another one scores.
ui-puzzle-best =
    { $points ->
        [one] 1 point: every other placement scores less.
       *[other] { $points } points: every other placement scores less.
    }
ui-puzzle-less =
    { $points ->
        [one] 1 point.
       *[other] { $points } points.
    } Another placement scores { $more } more.
# Where the points of a game come from, in its chart.
ui-points-axis = Points
ui-points-season = Season card
ui-points-kodama = Kodama card
# In words. $parts is a list of parts, one for each Season.
ui-points-seat =
    { $points ->
        [one] { $seat } has scored 1 point.
       *[other] { $seat } has scored { $points } points.
    } { $parts }.
ui-points-part = { $season }: { $growth } with lines, { $extra } with the Season card, { $kodama } with a Kodama card
# The map of a tree with good places. $on is a card, or the Trunk.
ui-worth-title = What placements on { $seat }’s tree are worth
ui-worth-trunk = the Trunk
ui-worth-spot =
    { $card } on { $on }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# In words. $cards cards lie in the tree; $best lists the best pairs; $over pairs break the limit of 10 points.
ui-worth-alt =
    { $seat }’s tree has { $count ->
        [one] 1 card
       *[other] { $count } cards
    }. The best: { $best }. { $over ->
        [0] No pair of cards breaks the limit of 10 points.
        [one] 1 pair of cards breaks the limit of 10 points.
       *[other] { $over } pairs of cards break the limit of 10 points.
    }
ui-worth-none = nothing can be placed

## What can be known, and what could be played (SILVA)

ui-know = What can be known?
# Buttons. The second one stands at an open table only.
ui-know-you = What can you know?
ui-know-seat = What can { $seat } know?
ui-know-about = What can { $seat } know about you?
ui-know-note = Exact chances, from all that { $seat } has seen up to this step. The only assumption about others is that each move they made was possible, not that they play well.
ui-know-mean = What { $seat } knows depends on { $seat }’s own hand, and you cannot see that hand. This is the average over everything that you must think possible.
# Above the bars. $count cards are in this hand.
ui-know-hand =
    { $count ->
        [one] { $seat }’s hand
       *[other] { $seat }’s hand: { $count } cards
    }
ui-know-deck = In the deck, on average
# $count copies of a card lie in the deck on average, of $of in the game.
ui-know-copies = { $count } of { $of }
ui-know-percent = { $share }%
# Beside a card that the viewer holds.
ui-know-held = you hold it
ui-know-sure = Chance that { $seat } knows your hand for certain: { $share }%
# Above the steps that changed the chance of a card.
ui-know-why = Why? { $card }
ui-know-change = { $before }% → { $after }%
ui-know-unchanged = Nothing has changed this chance so far.
ui-know-running = Working out: step { $count } of { $of }
ui-know-stopped = Stopped after step { $count } of { $of }
ui-know-go-on = Continue
ui-explore-ask = What could I play?
# Before the choice of a kind of bot.
ui-explore-bot = From then on everyone plays
ui-explore-random = at random
ui-explore-sensible = sensibly
ui-explore-running = Games played: { $count } of { $of }
ui-explore-games =
    { $count ->
        [one] The chance to win after each move, from 1 game played to its end. The hidden cards are drawn from what you can know.
       *[other] The chance to win after each move, from { $count } games played to their end. The hidden cards are drawn from what you can know; in about 95 of 100 such studies the interval holds the true chance.
    }
ui-explore-exact = The chance to win after each move, worked out exactly over everything that you must think possible.
# A move, in short.
ui-explore-move = { $card }
    .target = { $card } → { $target }
    .guess = { $card } → { $target }: { $guess }
ui-explore-keep = Keep { $cards }
