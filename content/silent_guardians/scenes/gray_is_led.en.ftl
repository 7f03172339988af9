title = Gray is led
caption = Gray can be the lead color, and then it must be followed like any other color. B’s gray 4 wins the trick.
step-2 = B holds gray and must play it.
