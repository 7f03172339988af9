title = The second Boy strikes
caption = C played the first copy of Boy (1); now A plays the second copy. It works as with Sword Girl (9): B draws, reveals both cards, and A chooses 1 of them.
