title = Young Kukunochi against Spirit in a duel
caption = Only in the showdown does Young Kukunochi (0) beat Spirit (8). In a Brewer (5) duel the lower level is eliminated as always.
