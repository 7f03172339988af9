title = Counting from the left end
caption = The action token for sun goes on the rightmost card with sun. That is the third card, not the fourth. Everything from the left end to this card counts: 2 + 1 + 2 = 5.
