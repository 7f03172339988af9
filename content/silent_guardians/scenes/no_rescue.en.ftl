title = No rescue
caption = With this switch, sword tokens are transferred only between tricks. B cannot place a valid sword token, so all players lose at once, with 2 transfers left.
