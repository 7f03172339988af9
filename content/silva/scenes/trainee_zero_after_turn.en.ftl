title = Young Kukunochi is safe for 1 turn
caption = With this switch C cannot be hit by naming Young Kukunochi (0) before C has had a turn. B must wait; after C’s turn the same guess is legal.
step-4 = C regenerates.
step-6 = C has had no turn yet.
step-9 = C keeps Young Kukunochi.
step-13 = Now B may name it.
