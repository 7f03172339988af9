title = The transfer count is used up
caption = The transfers belong to the team. After the only one nobody can transfer any more, not even back.
step-2 = A has transferred nothing, but the team has no transfer left.
step-3 = Giving it back would be a transfer, too.
