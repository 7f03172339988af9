### The quiz: what it asks, what can be answered, what it says of an answer.
###
### $seat, $target arrive as names, $card and $guess written out: Brewer (5); $cards as a joined list.

## The frame

quiz-label = Quiz: { $game }
quiz-number = Question { $number } of { $of }
quiz-score = Correct so far: { $right } of { $answered }
quiz-choose-one = Choose one.
quiz-choose-many = Choose all that fit.
quiz-answer = Answer
quiz-next = Next question
quiz-finish = Show the result
quiz-again = New questions
quiz-result = You answered { $right } of { $of } questions correctly.
quiz-right = Correct.
quiz-wrong = Not correct.
quiz-yours = your answer
quiz-fits = correct answer
quiz-why = Why
quiz-look = Show step { $step }
quiz-no-kernel = Saved picture: the question can be read, but not answered. Answers are graded in the notebook; click into the cell above and press Shift+Enter.

## The parts of an answer

quiz-part-move = The move
quiz-part-clause = The clause
quiz-part-outcome = What happens
quiz-part-effect = What the card does
quiz-part-cards = The cards
quiz-part-seats = The players
quiz-part-step = The step

## What is asked

quiz-ask-legal = You are { $seat }, and it is your turn. Exactly 1 of these moves is illegal. Which one, and by which clause?
quiz-ask-outcome =
    .target = You are { $seat }. You play { $card } and target { $target }. What happens?
    .guess = You are { $seat }. You play { $card }, target { $target }, and guess { $guess }. What happens?
quiz-ask-effect = You are { $seat }. If you play { $card } now, what does it do?
quiz-ask-cards = You are { $seat }. From what is shown here, which of these cards can { $target } still hold?
quiz-ask-witnesses = All cards lie open here. From what they have seen in these turns, which other players can be sure of { $target }’s hand?
quiz-ask-breach = All cards lie open here. At most 1 of these moves was illegal. At which step, and by which clause?
quiz-ask-broken = All cards lie open here. At this table 1 rule is broken, once: at 1 step, what happens is not what the rules say. At which step, and which clause is broken?

## What can be answered

quiz-outcome-out-target = { $target } is eliminated.
quiz-outcome-out-seat = { $seat } is eliminated.
quiz-outcome-out-both = { $seat } and { $target } are eliminated.
quiz-outcome-nobody = Nobody is eliminated, and nobody regenerates.
quiz-outcome-regenerates = { $target } regenerates.
quiz-outcome-masu = { $target } may use the FOMUS Masu.
quiz-effect-first = { $card } is the first copy: no effect.
quiz-effect-second = { $card } is the second copy: its effect activates.
quiz-effect-two = On your next turn you draw 2 cards.
quiz-effect-three = On your next turn you draw 3 cards.
quiz-effect-acts = The effect of { $card } activates.
quiz-effect-empty = The deck is empty: the effect of { $card } does not activate.
quiz-card = { $card }
quiz-seat = { $seat }
quiz-nobody = None of them
quiz-step = Step { $step }
quiz-no-step = Every move was allowed.

## Why

quiz-why-seen = You can see every copy of { $cards }.
quiz-why-out = Ruled out at step { $step }: { $cards }
quiz-why-sure = { $seat } is sure from step { $step } on:
quiz-why-counted = { $seat } can see all other cards that could lie there; only { $card } is left.
quiz-why-clean = The referee finds no breach: every step follows the rules.
quiz-why-nobody = To each of the others, at least 2 hands of { $target } are still possible.
quiz-why-instead = By the rules, this happens at that step:

## The referee at the table

quiz-referee = Referee
quiz-ask-referee = One of these moves was illegal. At which step, and by which clause?
quiz-answer-first = Find the breach first, or take the move back.
quiz-take-back = Take it back
quiz-play-on = Play on
