title = Transfers between tricks only
caption = With this switch a transfer is possible before a trick begins, and again once it has its sword token.
step-3 = The trick has begun.
step-6 = The trick has no sword token yet.
