title = Farmer, 1 card left
caption = With 1 card in the deck there is nothing to choose or return. A draws Kukunochi (10), must play Spirit (8), and hands the win to B: Spirit resolves although the deck is empty.
