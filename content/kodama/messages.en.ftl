### Kodama: what the log says, why a move is refused, what a seat decides, what a card says.
###
### Key: the id of the clause or ruling, with - for each dot.
### Events speak about seats by name; .refused speaks to the reader: what is wrong, then what would be right.
### $seat and $other are seats and arrive as names, $seats as a joined list of names.
### $element, $other_element and $season arrive as words in running text: firefly, Spring.
### $card, $kodama_card, $season_card arrive written out as in the next section, $cards and $kodama_cards as joined lists.
### $where and $placed arrive as the data write them, for a select. $points, $count, $kinds, $touching, $space and
### $number are numbers.


## Cards as sentences write them

ko-branch_card = Branch card { $number }
ko-kodama_card = Kodama card { $number }
ko-season_card = { $season } card { $number }
    .named = { $name }

## What a Kodama or Season card says, made from its data; .showing where the card names an Element

# per = "icon". $where: all, last_cards, within_2.
ko-kodama-icon =
    Score { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each Element icon { $where ->
        [last_cards] on your last cards
        [within_2] within 2 cards of your Trunk
       *[all] in your tree
    }.
    .showing =
        Score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each { $element } { $where ->
            [last_cards] on your last cards
            [within_2] within 2 cards of your Trunk
           *[all] in your tree
        }.
# per = "card". $kinds, $touching: 0 where the card does not ask for them.
ko-kodama-card =
    Score { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $where ->
        [last_cards] last card in your tree
        [within_2] card within 2 cards of your Trunk
       *[all] card in your tree
    }{ $kinds ->
        [0] { "" }
        [one] { " " }that shows exactly 1 kind of Element
       *[other] { " " }that shows exactly { $kinds } kinds of Elements
    }{ $touching ->
        [0] { "" }
       *[other] { " " }{ $kinds ->
            [0] that
           *[other] and
        } touches at least { $touching } { $touching ->
            [one] other card
           *[other] other cards
        }
    }.
    .showing =
        Score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for each { $where ->
            [last_cards] last card in your tree
            [within_2] card within 2 cards of your Trunk
           *[all] card in your tree
        } that shows { $kinds ->
            [0] a { $element }
            [one] no Element but the { $element }
           *[other] exactly { $kinds } kinds of Elements, one of them the { $element }
        }{ $touching ->
            [0] { "" }
           *[other] { $kinds ->
                [0] { " " }
                [one] { " " }
               *[other] ,{ " " }
            }and touches at least { $touching } { $touching ->
                [one] other card
               *[other] other cards
            }
        }.
ko-season-count = In the Growth phase, each { $element } counts as a { $other_element }.
# $placed: none, within_2; .showing: what the card that you place must show.
ko-season-placed =
    Score { $points ->
        [one] 1 extra point
       *[other] { $points } extra points
    } when you place a card { $placed ->
        [within_2] within 2 cards of your Trunk
       *[none] on your tree
    }.
    .showing =
        Score { $points ->
            [one] 1 extra point
           *[other] { $points } extra points
        } when you place a card that shows a { $element } { $placed ->
            [within_2] within 2 cards of your Trunk
           *[none] on your tree
        }.
# $placed: none, within_2; .showing: what the last card that you lay yours on must show.
ko-season-onto =
    Score { $points ->
        [one] 1 extra point
       *[other] { $points } extra points
    } when you place a card { $placed ->
        [within_2] within 2 cards of your Trunk, on a last card
       *[none] on a last card
    }.
    .showing =
        Score { $points ->
            [one] 1 extra point
           *[other] { $points } extra points
        } when you place a card { $placed ->
            [within_2] within 2 cards of your Trunk, on a last card
           *[none] on a last card
        } that shows a { $element }.

## Setup

ko-setup-track = The score track lies beside the play area. The Season marker starts at Spring.
ko-setup-trunk = { $seat } gets the Trunk card with the { $element }.
ko-setup-marker = { $seat } places the player marker with the { $element } on space 0 of the score track.
ko-setup-kodama = { $seat } is dealt 4 Kodama cards.
    .private = { $seat } is dealt { $kodama_cards }.
ko-setup-season = For each Season, 1 random Season card lies face down beside the play area.
ko-setup-deck =
    { $count ->
        [one] 1 Branch card is the deck.
       *[other] { $count } Branch cards are shuffled to form the deck.
    }
    .refused = It is too early for that. Wait until chance has finished the setup.
    .refused_chance = That cannot come up now. Chance decides only what is still open.
ko-setup-display = The Display is laid out: { $cards }.
ko-setup-first = { $seat } gets the First Player pawn and starts the game.

## The Season phase

ko-flow-seasons = { $season } begins.
ko-season-reveal = The rule of this Season is revealed: { $season_card }.
ko-season-discard = The Season card of the previous Season is discarded: { $season_card }.

## The Growth phase: placing a card

ko-turn-order = It is { $seat }’s turn.
    .refused = It is not your decision now. Wait for { $seat } to decide.
ko-turn-1-choose = { $seat } takes { $card } from the Display and places it on their tree.
    .refused = { $card } is not in the Display. Choose one of the cards that lie there.
    .refused_unknown = There is no Branch card { $id }. Choose one of the cards in the Display.
ko-place-bark =
    .refused = The end of the branch lies on no bark. Place the card so that its branch grows out of the bark of your tree.
ko-place-one_card =
    .refused = The card touches { $count } cards. It must touch only 1: move it away from the others.
    .refused_other = The card touches a card of { $other }’s tree. It must touch 1 card of your own tree and no other card.
    .refused_none = The card touches no card. Place it on a card of your tree.
ko-R8 =
    .refused = The card lies beside another card, not on it. Place it on the card that its branch grows from.
ko-place-no_cover =
    .refused =
        { $count ->
            [one] The card covers a { $element }. Leave every Element of your tree in sight.
           *[other] The card covers { $count } Elements, a { $element } among them. Leave every Element of your tree in sight.
        }
ko-place-table_edge =
    .refused = The card extends { $count } mm beyond the edge of the table. Move it back onto the table.
ko-place-max10 =
    .refused = This placement would score { $points } points, and the limit is 10. Choose another place or another card.
ko-R7 = { $seat } cannot place any card of the Display and passes. The rulebook does not cover this case.
    .refused = You cannot pass: a card of the Display can be placed. Place a Branch card on your tree.
ko-flow-growth_rounds =
    .refused = No Kodama card can be played now: it is the Growth phase. Place a Branch card from the Display.

## The Growth phase: scoring and refilling

ko-score-extent = The line for the { $element } breaks farther down: { $points } points for { $seat }.
    .trunk = The line for the { $element } runs down to the Trunk: { $points } points for { $seat }.
ko-score-break = The line for the { $element } breaks at once, for the card below shows none: no points for { $seat }.
ko-R1 =
    The card below shows no { $element }. Under the rules of this table, the placed card still counts: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for { $seat }.
ko-score-no_fork =
    { $count ->
        [one] 1 { $element } icon lies on a fork: it does not count for { $seat }.
       *[other] { $count } { $element } icons lie on forks: they do not count for { $seat }.
    }
ko-score-rule =
    { $points ->
        [0] { $seat } scores no points for this placement.
        [one] { $seat } scores 1 point for this placement.
       *[other] { $seat } scores { $points } points for this placement.
    }
ko-card-season =
    { $points ->
        [0] { $seat } gets nothing extra from { $season_card }.
        [one] { $seat } scores 1 extra point from { $season_card }.
       *[other] { $seat } scores { $points } extra points from { $season_card }.
    }
    .counted = On { $seat }’s cards, each { $element } counts as a { $other_element } in this Growth phase.
ko-turn-3-refill = { $card } is drawn and refills the Display.
ko-turn-3-marker = As first player, { $seat } advances the Season marker to space { $space } of the Season track.

## The Kodama phase

ko-kodama-play =
    { $points ->
        [0] { $seat } plays { $kodama_card } and scores no points.
        [one] { $seat } plays { $kodama_card } and scores 1 point.
       *[other] { $seat } plays { $kodama_card } and scores { $points } points.
    }
    .refused = No Branch card can be placed now: it is the Kodama phase. Play one of your Kodama cards.
    .refused_card = { $kodama_card } is not in your hand. Play a Kodama card that you hold.
    .refused_unknown = There is no Kodama card { $id }. Play a Kodama card that you hold.
ko-first-pass =
    { $seat } passes the First Player pawn to { $other }, who has the lowest score: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .kept = { $seat } has the lowest score and keeps the First Player pawn.
ko-first-tie = The lowest score is tied. { $seat } passes the First Player pawn to { $other }, the nearest tied player to the left.
ko-R14 = The lowest score is tied. Under the rules of this table, { $seat } is among those tied and keeps the First Player pawn.

## End of the game

ko-end-when = The third Kodama phase is over: the game ends.
    .refused = The game is over. Step back to an earlier position to try another move.
ko-end-win =
    { $seat } wins with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
    .shared =
        { $seats } have { $points ->
            [one] 1 point
           *[other] { $points } points
        } each and share the victory.

## What is decided now. The value speaks to the seat that decides, .other to everybody else.

decision-place = Your turn: place 1 card from the Display on your tree.
    .other = { $seat } is choosing a card from the Display and a place for it.
decision-kodama = Play 1 of your Kodama cards.
    .other = { $seat } is choosing a Kodama card to play.
decision-trunk = A Trunk card is about to be given.
    .other = A Trunk card is about to be given.
decision-deal = The Kodama cards are about to be dealt.
    .other = The Kodama cards are about to be dealt.
decision-display = The Display is about to be laid out.
    .other = The Display is about to be laid out.
decision-first = The first player is about to be decided.
    .other = The first player is about to be decided.
decision-draw = A Branch card is about to be drawn.
    .other = A Branch card is about to be drawn.
decision-season = The Season card is about to be revealed.
    .other = The Season card is about to be revealed.
decision-over = The game is over.
    .other = The game is over.

## Rulings: the question in one sentence; .default is what this kit plays

ko-ruling-R1 = Does an Element on the placed card score if the card below does not show it?
    .default = No. The line for this Element breaks at once and is worth 0 points.
ko-ruling-R2 = Does the placed card have one line for all its Elements, or one for each?
    .default = One for each. A line breaks where its own Element is no longer shown.
ko-ruling-R6 = While a Season card changes what Elements count as, which score is held to the limit of 10 points?
    .default = The score without the Season card. It cannot be more than 10; the score with the Season card can.
ko-ruling-R7 = What does a player do who cannot place any card of the Display?
    .default = They pass: they place no card and score no points, and the Display stays as it is. The Season marker advances as usual.
ko-ruling-R8 = Do cards touch if only their edges or corners meet?
    .default = Yes. The placed card must lie on exactly 1 card and cannot meet the edge or corner of any other.
ko-ruling-R9 = The rulebook calls an Element by 2 names. Is it one Element?
    .default = Yes. There are 6 Elements, and the kit calls this one firefly.
ko-ruling-R12 = Is the Trunk itself within 2 cards of the Trunk?
    .default = Yes. The Trunk card is a card and counts.
ko-ruling-R14 = When the first player is among those tied for the lowest score, do they keep the First Player pawn?
    .default = No. They pass it to the nearest of the other tied players on their left.
ko-ruling-R19 = Who wins if several players have the most points?
    .default = They share the victory.

## The screen

# What a card shows, in running text.
ui-count-caterpillar =
    { $count ->
        [one] 1 caterpillar
       *[other] { $count } caterpillars
    }
ui-count-cloud =
    { $count ->
        [one] 1 cloud
       *[other] { $count } clouds
    }
ui-count-firefly =
    { $count ->
        [one] 1 firefly
       *[other] { $count } fireflies
    }
ui-count-flower =
    { $count ->
        [one] 1 flower
       *[other] { $count } flowers
    }
ui-count-mushroom =
    { $count ->
        [one] 1 mushroom
       *[other] { $count } mushrooms
    }
ui-count-star =
    { $count ->
        [one] 1 star
       *[other] { $count } stars
    }
# $card arrives written out: Branch card 12. $elements is a joined list of the counts above.
ui-card-shows = { $card }: { $elements }
# $parent is ui-the-trunk or another card written out.
ui-card-grown =
    { $card }: { $elements }; grows from { $parent }; scored { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-trunk-card = Trunk card with the { $element }
ui-the-trunk = the Trunk card
ui-tree-of = { $seat }’s tree
# Read aloud on a small tree: a click shows it large.
ui-enlarge = Show { $seat }’s tree large
ui-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-score-of =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-first-pawn = First Player pawn
ui-display = Display
# The name of the group that holds the Display and the Kodama cards.
ui-cards-to-choose = Display and Kodama cards
ui-kodama-hand = Your Kodama cards
ui-kodama-of = { $seat }’s Kodama cards
ui-kodama-count =
    { $count ->
        [0] No Kodama cards in hand
        [one] 1 Kodama card in hand
       *[other] { $count } Kodama cards in hand
    }
ui-kodama-played = played: { $cards }
ui-worth =
    Now: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-season-card = Season card
ui-season-track = Season track: the Season marker is on space { $space } of 12
ui-round = Round { $round } of 4
# In place of the round, while Kodama cards are played.
ui-kodama-phase = Kodama phase
ui-score-track = Score track
# A small label on the line below which no card may extend.
ui-table-edge = Edge of the table
ui-total = Total
# In place of a sum, where the card below does not show the Element.
ui-line-breaks = breaks at once
ui-score-steps = The score, step by step
ui-scored = What { $card } scored
ui-would-score = What { $card } would score here
ui-look-at-card = Point at a card of the tree to see what it scored.
ui-place-help = Drag a card of the Display onto your tree. Or choose one: the arrow keys then walk through good places.
ui-place-keys = Arrow keys: other places. Shift and arrow keys: 1 mm. R or the mouse wheel: turn; [ and ]: by 1 degree. Enter: place. Escape: cancel.
# $parent as above. After a colon what the placement would score.
ui-place-at =
    Place { $place } of { $of }: on { $parent }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-place-free =
    On { $parent }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
ui-place-before = Previous place
ui-place-after = Next place
ui-place-here = Place it here
ui-turn-left = Turn to the left
ui-turn-right = Turn to the right
ui-no-place = No good place was found for this card. You can still try one yourself, or choose another card.
ui-print = Print the trees
# The bars of a game’s points.
ui-points-title = Points by Season, Element, and source
