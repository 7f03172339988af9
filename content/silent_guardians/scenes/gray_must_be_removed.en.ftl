title = Gray must be removed, too
caption = With this switch gray counts as a color in the setup: at least 1 gray card is among the 8 removed cards.
step-1 = All 4 gray cards would be in play.
