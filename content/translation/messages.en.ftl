# Sentences of the translation desk. Values are only put in place: no selectors, no references.

desk-tier-error = error
desk-tier-review = review
desk-tier-style = style

# $quotes are characters of the text, $right the ones that belong there.
desk-characters-foreign = “{ $quotes }” is not written in this language; it should be “{ $right }”.
desk-characters-japanese = “{ $quotes }” is a character that only Japanese has. Is it wanted here?
desk-characters-old = “{ $quotes }” is an old form; Japanese writes “{ $right }” today.
desk-residue-kana = “{ $quote }” was left in kana. A reader of Chinese cannot read the name, nor find it elsewhere in the text.
desk-residue-script = “{ $quote }” was left in another script.
desk-residue-word = “{ $quote }” is the Japanese word. The glossary has “{ $right }” for it in Chinese.
desk-untranslated-furniture = “{ $quote }” belongs to the page that the text was copied from, not to the rules.
desk-untranslated-sentence = “{ $quote }” was not translated.
desk-untranslated-word = “{ $quote }” was left in Latin letters.
desk-mark-unclosed = “{ $mark }” is opened here and never closed.
desk-mark-unopened = “{ $mark }” closes something that was never opened.
desk-mark-space = White space at the end of the line.
desk-mark-half = “{ $marks }” is half-width among full-width characters; write “{ $right }”.
desk-mixed-quotes = Several styles of quotation marks in one text: { $styles }. One is enough: { $right }.
desk-mixed-brackets = Half-width and full-width brackets in one text: { $styles }. One is enough: { $right }.
desk-mixed-numbering = Several styles of numbers for things in one text: { $styles }.
desk-layout-furniture = “{ $quote }” belongs to the page that the text was copied from, not to the rules.
desk-layout-headings = Two headings run together: “{ $first }” and “{ $second }”.
desk-arithmetic-sum = The text says { $says }, but { $formula } makes { $makes }.
desk-arithmetic-list = The text announces { $says }, but the list has { $makes }.
# $forms is a list of quotations.
desk-terms-inconsistent = One thing goes by several names in this text: { $forms }. Players will take them for different things.
desk-terms-spelled = One name is written in several ways: { $forms }.
desk-terms-case = “{ $quote }” is written “{ $right }” everywhere else.
desk-terms-deprecated = “{ $quote }” is not the word for this; the glossary has “{ $right }”.
desk-terms-source = “{ $quote }” does not say “{ $source }”; the glossary has “{ $right }”.
desk-terms-slot = Number { $label } is “{ $source }” in the source, and “{ $quote }” here is something else.
desk-terms-swapped = The source has “{ $source }” here, the translation “{ $quote }”.
desk-terms-lacking = The source has “{ $source }” here; nothing in the translation names it.
desk-reference-unknown = “{ $quote }” is none of the names that this text lists.
desk-reference-defined = The text calls this “{ $defined }” where it explains it; “{ $quote }” refers to nothing.
# $line is the number of a line.
desk-duplicate-again = This sentence stands in line { $line } already.
desk-duplicate-part = The sentence in line { $line } says this already, in the same words.
desk-duplicate-alike = This says nearly the same as line { $line }. Is it one sentence, translated twice?
# How many findings of each tier; $dismissed were dismissed in the file beside the text.
desk-summary = Errors: { $errors }. To review: { $reviews }. Style: { $styles }. Dismissed: { $dismissed }.
# $values is a number or a range.
desk-threshold-gap = The text says what happens with none and with more, but not with { $values }.
desk-threshold-source = “{ $quote }” puts a number that the source does not have: it only knows “{ $source }”.
desk-number-changed = The source says { $source }, the translation { $quote }.
desk-number-bound = “{ $quote }” and “{ $source }” do not begin at the same number.
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
desk-clause-missing = The translation has nothing for this sentence.
desk-clause-added = The source has nothing for this sentence.
desk-part-missing = “{ $quote }” is not in the translation of this sentence.
desk-part-added = “{ $quote }” is not in the source of this sentence.
desk-terms-two-words = The translation has one word (“{ $quote }”) for what this text calls by two: “{ $source }” here.
# Who does it; $quote is a word of the text.
desk-actor-two = “{ $quote }” may be either of the two players in this sentence.
desk-actor-card = “{ $quote }” is a card; here it stands for the player who played it.
desk-tension = Line { $line } says that this must be done (“{ $duty }”), and here it is not done.
desk-usage = “{ $quote }” reads like a translation.
desk-usage-instead = “{ $quote }” reads like a translation; “{ $right }” is usual.
desk-usage-spelling = The text writes “{ $quote }” and “{ $right }” for one word.

# The table of an alignment.
desk-align-source = Source
desk-align-target = Translation
desk-align-evidence = Evidence
desk-align-moved = (moved)
desk-align-summary = { $pairs } pairs; { $missing } sentences only in the source, { $added } only in the translation.
