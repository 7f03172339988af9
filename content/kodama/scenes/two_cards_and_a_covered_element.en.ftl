title = Two faults at once
caption = Example B of the rulebook. The card touches more than 1 card, and it covers a part of an Element.
