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
