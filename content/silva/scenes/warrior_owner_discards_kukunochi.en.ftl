title = Kukunochi discarded by its owner
caption = Where the target chooses, B may even discard Kukunochi (10). Both cards go, Kukunochi first, and B regenerates: this happens only if B wants it.
