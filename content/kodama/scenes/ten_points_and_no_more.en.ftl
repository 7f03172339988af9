title = Ten points and no more
caption = A placement may score 10 points, but not 11. It is not cut to 10: it cannot be made.
step-1 = 9 fireflies and 2 stars would make 11 points.
step-2 = 8 fireflies and 2 stars make exactly 10.
