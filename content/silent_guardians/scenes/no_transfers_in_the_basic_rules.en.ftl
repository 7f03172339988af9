title = No transfers in the basic rules
caption = Only the scenario rules have a transfer count. In the basic rules each player keeps the sword tokens from the token draft.
