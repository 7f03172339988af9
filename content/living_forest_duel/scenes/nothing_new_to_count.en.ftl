title = Nothing new to count
caption = The rightmost card with sun already bears Summer’s token for sun. Nothing is left to count, so Winter cannot place a token there. For water, everything is still unused.
