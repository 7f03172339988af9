title = Sword tokens unseen
caption = With this switch a player turns over a sword token first, without knowing its color, then takes that one or passes.
step-2 = A has turned over yellow: it is this one or none.
