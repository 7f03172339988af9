title = The pair is not of the lead color
caption = A wins the trick with the only red card. Blue appears twice, red and yellow once each: blue is required.
