title = Who sees which numbers
caption = A plays the higher red card without knowing its number; on the table everyone sees it. In hand, every player sees all numbers but their own. Card backs show the colors only, so a spectator sees colors, too.
