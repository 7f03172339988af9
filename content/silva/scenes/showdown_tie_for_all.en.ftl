title = Showdown: the tie is everyone’s
caption = With this switch a tie for the highest level is a tie for all who are left, A included.
