title = Young Kukunochi is played
caption = After a regeneration everyone knows that A holds Young Kukunochi (0). A plays it: it has no effect, and A’s hand is hidden again.
