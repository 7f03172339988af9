title = Masu against Sword Girl
caption = With this switch the FOMUS Masu stops Sword Girl (9) as soon as B is targeted: no draw, no reveal.
