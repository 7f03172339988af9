title = A circle of 3
caption = Compared in pairs, Young Kukunochi (0) beats Spirit (8), Spirit beats Brewer (5), and Brewer beats Young Kukunochi. Nobody beats all the others: a tie.
