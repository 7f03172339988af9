title = All 4 trump cards
caption = Gray is led and everyone follows: 4 gray cards. Only a gray sword token is valid. C won and has none; D has, but that does not help.
