title = A wrong guess does not use up the Masu
caption = Nothing defeats B, so there is nothing to nullify, and B stays the owner of the FOMUS Masu.
