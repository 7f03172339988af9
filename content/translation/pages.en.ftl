# Pages and tables of the translation desk: the glossary, the report of a check, the trial of seeded faults.

desk-page-glossary = Glossary: { $name }
desk-page-count = { $concepts } concepts, { $terms } terms
desk-page-note = Note
desk-page-report = Report: { $name }
desk-page-place = Place
desk-page-finding = Finding
desk-page-suggestion = Suggestion: { $right }
desk-page-clause = In play: clause { $clause }
desk-page-scene = See it on the table: { $command }
desk-page-written = { $path }: { $concepts } concepts, { $terms } terms
# Columns of the glossary's table: what a term is known by, and how often it stands in the texts.
desk-page-evidence = Evidence
desk-page-times = Times
desk-page-named = named
desk-page-used = used
# Summary below the table: $named things that the text itself presents, $used words that it only uses often.
desk-page-summary = { $named } things that the texts themselves name; { $used } words that they only use often: check these by eye.
desk-faults-kind = Fault
desk-faults-planted = Planted
desk-faults-found = Found
desk-faults-share = Share
desk-faults-all = All faults
desk-faults-false = New findings where nothing was changed: { $false } (in { $clean } clean lines)
desk-faults-written = Damaged text: { $text }. What was done to it: { $list }
# Practice texts: what was done to the translation, and whether a check finds it.
desk-practice = Outcome
desk-practice-found = found
desk-practice-missed = missed
desk-practice-sum = { $found } of { $planted } faults found. These are practice texts: our own clauses, into which a program has put faults.
desk-fault-delete-a-clause = a sentence left out
desk-fault-add-a-clause = a sentence added
desk-fault-duplicate-a-clause = a sentence repeated
desk-fault-change-a-number = another number
desk-fault-a-name-for-another = one card’s name for another’s
desk-fault-rename-a-name-once = a name that nothing has
desk-fault-a-simplified-character = a simplified character
desk-fault-a-shinjitai-character = a character of Japanese form
desk-fault-a-kana-character = a kana character left in the text
desk-fault-drop-a-negation = a negation dropped
desk-fault-add-a-negation = a negation added
desk-fault-must-to-may = a duty turned into a choice
desk-fault-may-to-must = a choice turned into a duty
desk-fault-deck-for-hand = deck and hand confused
desk-fault-an-unclosed-mark = a mark not closed
# The publisher’s texts in a notebook: only for who has them, and asks.
desk-original-ask = Nobody has asked for the publisher’s texts, so they are not shown. If you have them, change False to True and run the cell again. Do not pass on the notebook with what it then shows.
desk-original-absent = The publisher’s two texts are not at hand. Set { $variable } to the folder that holds them, then start the notebook again.
