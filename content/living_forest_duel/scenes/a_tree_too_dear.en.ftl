title = A protective tree that costs too much
caption = The top card of the tree pile of sun costs 3, but Summer’s value is 2. A card of another pile costs just 2.
