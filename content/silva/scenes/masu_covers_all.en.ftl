title = Masu against every attack
caption = With this switch the FOMUS Masu may stop Sword Girl (9) and Warrior (4) as well. B lets Warrior through and keeps the Masu for Sword Girl.
