### Words of the widgets that are read: the rulebook (book-) and the glossary (terms-); page- is what both say.
### They speak to who sits at the screen. Labels and buttons take no full stop.

## Every page

page-no-kernel = Nobody answered. The notebook’s kernel may not be running; what is on the screen can still be read.
page-bad-request = That could not be understood.
page-error = That did not work: { $text }
page-clear = Clear
page-results =
    { $count ->
        [0] Nothing found
        [one] { $count } result
       *[other] { $count } results
    }
page-of = { $shown } of { $count }
page-preferred = preferred
page-admitted = admitted
page-deprecated = deprecated
page-attested = attested
page-published = published
page-decided = decided
page-named = named in the text
page-used = used in the text
page-in-order = { $first }, { $then }
page-places = In the sources
page-no-source = The source texts are not at hand; their lines are not shown.

## The rulebook

book-label = Rulebook of { $game }
book-columns = Side by side
book-ask = Ask the rules
book-ask-hint = A question in English, Chinese, or Japanese, or a clause’s id
book-answers = Clauses that answer
book-no-answer = No clause answers this. Try a word of the game.
book-kinds = Show
book-kind-all = everything
book-kind-binding = rules and setup only
book-kind-ruled = clauses with a ruling
book-kind-scenes = clauses with a scene
book-kind-rule = rule
book-kind-setup = setup
book-kind-heading = heading
book-kind-flavour = flavor text
book-kind-advice = advice
book-kind-duplicate = repetition
book-kind-source-incomplete = source incomplete
book-same-as = Says the same as { $clause }
book-rulings =
    { $count ->
        [one] { $count } ruling
       *[other] { $count } rulings
    }
book-default = default
book-literal-en = what the English text says, word for word
book-literal-zh = what the Chinese text says, word for word
book-literal-ja = what the Japanese text says, word for word
book-differs-en = the English text, word for word, says otherwise
book-differs-zh = the Chinese text, word for word, says otherwise
book-differs-ja = the Japanese text, word for word, says otherwise
book-switch = switch
book-settled = Settled without a switch
book-scenes = Examples
book-show = Show it on the table
book-on-table = On the table: { $scene }
book-keys = Up and Down go from clause to clause, Left and Right from term to term; Enter opens a clause; / goes to the question; Escape closes.

## The glossary

terms-label = Glossary
terms-label-game = Glossary of { $game }
terms-find = Find a term
terms-find-hint = A word in any language, kana, or romaji
terms-group = Whose words
terms-group-shared = shared by all games
terms-group-kit = words of this kit
terms-status = Term
terms-basis = Basis
terms-any = any
terms-concept = Concept
terms-note = Note
terms-reading = read
terms-variants = other words found
terms-forms = also written
terms-attestations =
    { $count ->
        [0] Stands in no source text
        [one] Stands in { $count } place
       *[other] Stands in { $count } places
    }
terms-uses = Used in the rules
terms-our-clause = Our clause
terms-places-more = Show all { $count } places
terms-cards = Flash cards
terms-list = List
terms-card-front = Question side
terms-card-back = Answer side
terms-turn = Turn over
terms-knew = I knew it
terms-again = Again
terms-card-at = Card { $at } of { $count }
terms-card-from = Ask in
terms-card-done = All cards known: { $count }
terms-card-none = No term fits the filter, so there is no card.
terms-card-keys = Space turns the card; 1 puts it back, 2 lays it aside; Escape leads back to the list.
terms-restart = Start over
terms-export = Export
terms-export-note = The file is made by the kernel and saved by your browser.
terms-saved = { $file } is ready.
terms-from-texts = From the texts
terms-keys = Up and Down go from term to term; Enter opens one; / goes to the search; Escape closes.
