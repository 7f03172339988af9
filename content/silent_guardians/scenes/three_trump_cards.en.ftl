title = 3 trump cards
caption = Gray is led and everyone follows. The highest trump card wins the trick, and only a gray sword token is valid.
