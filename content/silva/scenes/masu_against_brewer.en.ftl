title = Masu against Brewer
caption = B has the lower level in A’s Brewer (5) duel but nullifies the defeat. A and B know each other’s card; C and the spectators have seen neither.
