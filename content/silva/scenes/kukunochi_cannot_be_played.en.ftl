title = Kukunochi stays in hand
caption = A holds Kukunochi (10) and must play the other card. That is the first copy of Masu Craftsman (6), which has no effect.
