title = The second Boy leaves Kukunochi alone
caption = Kukunochi (10) is among the 2 revealed cards, but A chooses the other one. Nothing regenerates; everyone knows that B holds Kukunochi.
