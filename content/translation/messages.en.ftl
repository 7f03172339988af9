# Sentences of the translation desk. Values are only put in place: no selectors, no references.

desk-tier-error = error
desk-tier-review = review
desk-tier-style = style

# $quotes are characters of the text, $right the ones that belong there.
desk-characters-foreign = “{ $quotes }” is not written in this language; it should be “{ $right }”.
desk-characters-japanese = “{ $quotes }” is a character that only Japanese has. Is it wanted here?
desk-characters-old = “{ $quotes }” is an old form; Japanese writes “{ $right }” today.
desk-residue-kana = “{ $quote }” was left in kana. A reader of Chinese cannot read the name, nor find it elsewhere in the text. Give it a Chinese name.
desk-residue-script = “{ $quote }” was left in another script. Translate it.
desk-residue-word = “{ $quote }” is the Japanese word. The glossary has “{ $right }” for it in Chinese.
desk-untranslated-furniture = “{ $quote }” belongs to the page that the text was copied from, not to the rules. Leave it out.
desk-untranslated-sentence = “{ $quote }” was not translated.
desk-untranslated-word = “{ $quote }” was left in Latin letters. Translate it, unless it is meant to stay.
desk-mark-unclosed = “{ $mark }” is opened here and never closed.
desk-mark-unopened = “{ $mark }” closes something that was never opened.
desk-mark-space = There is white space at the end of the line. Delete it.
desk-mark-half = “{ $marks }” is half-width among full-width characters; write “{ $right }”.
desk-mixed-quotes = Several styles of quotation marks in one text: { $styles }. One is enough: { $right }.
desk-mixed-brackets = Half-width and full-width brackets in one text: { $styles }. One is enough: { $right }.
desk-mixed-numbering = Several styles of numbers for things in one text: { $styles }. Keep to one.
desk-layout-furniture = “{ $quote }” belongs to the page that the text was copied from, not to the rules. Leave it out.
desk-layout-headings = Two headings run together: “{ $first }” and “{ $second }”. Give each a line of its own.
desk-arithmetic-sum = The text says { $says }, but { $formula } makes { $makes }.
desk-arithmetic-list = The text announces { $says }, but the list has { $makes }.
# $forms is a list of quotations.
desk-terms-inconsistent = One thing goes by several names in this text: { $forms }. Players will take them for different things.
desk-terms-spelled = One name is written in several ways: { $forms }. Keep to one.
desk-terms-case = “{ $quote }” is written “{ $right }” everywhere else.
desk-terms-deprecated = “{ $quote }” is a word to avoid; the glossary has “{ $right }”.
desk-terms-source = “{ $quote }” does not translate “{ $source }”; the glossary has “{ $right }”.
desk-terms-slot = Number { $label } is “{ $source }” in the source, and “{ $quote }” here is something else.
desk-terms-swapped = The source has “{ $source }” here, the translation “{ $quote }”.
desk-terms-lacking = The source has “{ $source }” here; nothing in the translation names it.
desk-reference-unknown = “{ $quote }” is none of the names that this text lists.
desk-reference-defined = The text calls this “{ $defined }” where it explains it; “{ $quote }” refers to nothing.
# $line is the number of a line.
desk-duplicate-again = This sentence stands in line { $line } already.
desk-duplicate-part = The sentence in line { $line } says this already, in the same words.
desk-duplicate-alike = This says nearly the same as line { $line }. Is it one sentence translated twice?
# How many findings of each tier; $dismissed were dismissed in the file beside the text.
desk-summary = Errors: { $errors }. To review: { $reviews }. Style: { $styles }. Dismissed: { $dismissed }.
# $values is a number or a range.
desk-threshold-gap = The text says what happens for none and for more, but not for { $values }.
desk-threshold-source = “{ $quote }” puts a number that the source does not have: it only knows “{ $source }”.
desk-number-changed = The source says { $source }, the translation { $quote }.
desk-number-bound = “{ $quote }” does not set the same limit as “{ $source }”.
desk-number-lacking = The number { $quote } is missing in the translation.
desk-number-added = The number { $quote } is not in the source.
desk-terms-added = The translation names “{ $quote }” here; nothing in the source does.
# What a sentence says may be done, against its translation.
desk-meaning-polarity-lost = The source negates with “{ $quote }”; the translation does not negate at all.
desk-meaning-polarity-added = “{ $quote }” negates; nothing in the source does.
desk-meaning-force-lost = The source speaks of force (“{ $quote }”); the translation does not.
desk-meaning-force-added = “{ $quote }” speaks of force; the source does not.
desk-meaning-may = The source obliges (“{ $source }”), the translation only allows (“{ $quote }”).
desk-meaning-must = The source only allows (“{ $source }”), the translation obliges (“{ $quote }”).
desk-meaning-actor = The source says who acts (“{ $source }”); “{ $quote }” can be read as another player.
desk-stance-lost = The source denies this (“{ $source }”); the translation does not (“{ $quote }”).
desk-stance-added = The translation denies this (“{ $quote }”); the source does not (“{ $source }”).
desk-clause-missing = The translation has nothing for this sentence.
desk-clause-added = The source has nothing for this sentence.
desk-part-missing = “{ $quote }” is not in the translation of this sentence.
desk-part-added = “{ $quote }” is not in the source of this sentence.
desk-terms-two-words = The source has two words for what the translation calls “{ $quote }”; here it says “{ $source }”. Is one thing meant?
# Who does it; $quote is a word of the text.
desk-actor-two = “{ $quote }” may be either of the two players in this sentence. Say which.
desk-actor-card = “{ $quote }” is a card; here it stands for the player who played it. Name the player.
desk-tension = Line { $line } says that this must be done (“{ $duty }”), yet here it is not done.
desk-usage = “{ $quote }” reads like a translation.
desk-usage-instead = “{ $quote }” reads like a translation; “{ $right }” is usual.
desk-usage-spelling = The text writes both “{ $quote }” and “{ $right }” for one word. Keep to one.

# The table of an alignment.
desk-align-source = Source
desk-align-target = Translation
desk-align-evidence = Evidence
desk-align-moved = (moved)
desk-align-summary = { $pairs } pairs; { $missing } sentences only in the source, { $added } only in the translation.

# The reader: two texts side by side. Labels and buttons take no full stop.
desk-reader-label = { $source } and { $target }, side by side
desk-reader-findings = Findings
desk-reader-tier = Tier
desk-reader-severity = Severity
desk-reader-category = Category
desk-reader-all = All categories
desk-reader-counted = { $name } ({ $count })
desk-reader-status = Status
desk-reader-open = Open
desk-reader-accepted = Accepted
desk-reader-dismissed = Dismissed
desk-reader-any = All
desk-reader-previous = Previous finding
desk-reader-next = Next finding
desk-reader-unmatched = Next unmatched sentence
desk-reader-position = { $at } of { $of }
desk-reader-count = { $of } findings
desk-reader-none = No finding fits this choice
desk-reader-clean = Nothing was found in these texts
desk-reader-sync = Scroll together
desk-reader-choose = Choose a sentence to see what belongs to it in the other text, or a finding to see what is wrong.
desk-reader-line = Line { $line }
desk-reader-places = Where it stands
desk-reader-more = { $count } more places
desk-reader-suggestion = Suggestion
desk-reader-in-play = What it changes in play
desk-reader-scene = Scene
desk-reader-show = Show on the table
desk-reader-pair = These sentences belong together
desk-reader-agreement = Agreement: { $percent }%
desk-reader-only-source = Only the source has this sentence
desk-reader-only-target = Only the translation has this sentence
desk-reader-moved = Stands elsewhere in the other text
desk-reader-furniture = Page furniture, not part of the rules
desk-reader-accept = Accept
desk-reader-dismiss = Dismiss
desk-reader-reopen = Take back
desk-reader-reason = Why it is not a fault
desk-reader-cancel = Cancel
desk-reader-save = Save decisions
desk-reader-unsaved = Not saved yet
desk-reader-saved = Saved in { $file }.
desk-reader-no-kernel = Saved page: reading and filtering work. To accept or dismiss, click into the cell above in the notebook and press Shift+Enter.
desk-reader-no-finding = There is no such finding. Nothing has changed.
desk-reader-no-reason = A finding is dismissed only with a reason. Say why it is not a fault.
desk-reader-bad-reason = The reason must be plain text of at most { $most } characters.
desk-reader-no-file = These texts do not come from files, so nothing says where to save. Run reader.save("NAME") in the notebook.
desk-reader-keys = Up and Down: previous and next sentence. Left and Right: the same place in the other text. N and P: next and previous finding. U and Shift+U: next and previous unmatched sentence. Enter: the findings of a sentence, one after the other. Escape: close.

# What is wrong, by category.
desk-category-script-mix = Mixed scripts
desk-category-foreign-residue = Left in another language
desk-category-untranslated = Not translated
desk-category-unbalanced-quote-parenthesis = Unpaired marks
desk-category-number-mismatch = Numbers differ
desk-category-rule-arithmetic = Arithmetic of the rules
desk-category-terminology-inconsistent-within-text = Inconsistent terms
desk-category-terminology-mismatch-with-source = Terms that do not fit the source
desk-category-wrong-cross-reference = Wrong reference
desk-category-missing-clause = Missing sentence
desk-category-added-clause = Added sentence
desk-category-duplicated-sentence = Repeated sentence
desk-category-rule-meaning-conflict = Meaning of a rule
desk-category-x-punctuation-style = Punctuation
desk-category-x-orthography = Spelling
desk-category-x-layout = Layout
desk-category-x-calque-grammar = Translationese
desk-category-x-pronoun-register = Pronouns

desk-severity-critical = critical
desk-severity-major = major
desk-severity-minor = minor
desk-severity-cosmetic = cosmetic

# What two sentences have in common.
desk-evidence-number = number
desk-evidence-counted = number and unit
desk-evidence-name = name
desk-evidence-sound = similar sound
desk-evidence-word = word
desk-evidence-term = term
desk-evidence-characters = shared characters
desk-evidence-label = number in a list
desk-evidence-section = the same section
desk-evidence-place = place in its section
desk-evidence-heading = heading
desk-evidence-zone = part of the rulebook
