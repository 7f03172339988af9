title = The Chinese text taken literally
caption = The same showdown under the literal reading of the Chinese text: compared in pairs, Young Kukunochi (0) beats both copies of Spirit (8), so A wins.
