title = Two faults at once
caption = The printed example B. The card touches more than 1 card, and it covers an Element in part.
