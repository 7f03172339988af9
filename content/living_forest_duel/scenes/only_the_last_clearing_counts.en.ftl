title = Only the last clearing counts
caption = On its way the Onibi passes a Sanki card and an extra action. Summer gets only the bonus of the clearing where it stops.
