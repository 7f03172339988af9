title = Warrior, when the turn player looks
caption = With this switch A looks at both cards before choosing, and from then on knows what B holds. C and the spectators do not.
