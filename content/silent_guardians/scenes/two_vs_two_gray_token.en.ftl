title = 2 vs 2 and a gray sword token
caption = A holds neither red nor blue. A gray sword token stands for one of the 2 colors.
