title = Young Kukunochi cannot be named
caption = With this switch B is safe from Trainee (2): A knows Young Kukunochi (0) but cannot name it.
