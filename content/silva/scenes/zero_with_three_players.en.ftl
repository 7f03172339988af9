title = Not one-on-one: Spirit wins
caption = C is still there, so it is not one-on-one. Young Kukunochi (0) is an ordinary level 0, and B’s Spirit (8) is the highest.
