title = A crossing costs no step
caption = Read the other way, coming back in costs no movement step. All 3 steps lead on from Summer’s end.
