title = Two Sanki cards in one turn
caption = Summer reveals a Fire Varan card of Summer and returns it to the supply with one Sanki card. With the other one, Summer places an action token in the same turn.
