title = All 4 trump cards
caption = Gray is led and everyone follows: 4 gray cards. Only a gray sword token is valid. C won and has none; those of D do not help.
