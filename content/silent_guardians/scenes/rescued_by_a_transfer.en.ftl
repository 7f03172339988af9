title = A transfer as a rescue
caption = Scenario 1: the team has 2 transfers. B cannot place a valid sword token, but A, C, and D could help; A gives B a red one. “Cannot place” is judged after the transfers.
