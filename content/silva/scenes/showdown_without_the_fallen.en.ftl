title = Eliminated players do not count in the showdown
caption = C was eliminated with Kukunochi (10). Only players who are left compare their hands: B wins with Spirit (8).
