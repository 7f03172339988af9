title = A transfer during the token draft
caption = With the scenario rules, a transfer is possible at any time, even during the token draft, as long as the sword token has already been taken.
step-2 = The yellow sword token is still in the center.
