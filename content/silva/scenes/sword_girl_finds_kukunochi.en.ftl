title = Finding Kukunochi is enough
caption = With this switch A has no choice: as soon as Kukunochi (10) is among the 2 revealed cards, B is eliminated, even if it was only just drawn.
