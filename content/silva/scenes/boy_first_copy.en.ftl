title = The first Boy does nothing
caption = The first copy of Boy (1) has no effect, so A names no target.
