title = Another color never wins
caption = Green 10 is the highest number, but yellow was led: C wins the trick with yellow 3.
