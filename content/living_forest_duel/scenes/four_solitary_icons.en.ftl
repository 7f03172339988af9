title = Four solitary icons
caption = With the shared line and the personal line, Summer has 4 solitary icons and forfeits the second action token, too. Winter has 3 and forfeits 1.
