title = A transfer during the token draft
caption = In the scenario rules a transfer is possible at any time, during the token draft, too: the sword token must have been taken already.
step-2 = The yellow sword token is still in the center.
