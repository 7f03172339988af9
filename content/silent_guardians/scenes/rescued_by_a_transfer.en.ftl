title = A transfer as a rescue
caption = Scenario rules, No.1: 2 transfers for the team. B cannot place a valid sword token, but A, C, and D could help; A gives B a red one. “Cannot place” is judged after the transfers.
