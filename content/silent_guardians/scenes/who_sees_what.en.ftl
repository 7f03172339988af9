title = Who sees which numbers
caption = A plays the higher red card without knowing its number; on the table everyone sees it. In hand, every player sees all numbers but their own. Card backs show only the colors, so a spectator sees nothing but colors.
