title = The Onibi stops at a bonus
caption = With a value of 3, Summer moves the Onibi by 1 step only, because the next clearing has a Sanki card as its bonus. It cannot stay where it is.
