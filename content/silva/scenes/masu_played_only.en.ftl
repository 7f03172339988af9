title = Only played copies count: Masu Craftsman
caption = The same moves with this switch: C’s Masu Craftsman (6) was not played, so B’s copy is the first and has no effect.
