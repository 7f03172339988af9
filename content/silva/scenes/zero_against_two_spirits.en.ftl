title = Young Kukunochi against 2 Spirits
caption = By default Young Kukunochi (0) needs a one-on-one. The 2 copies of Spirit (8) tie for the highest level.
