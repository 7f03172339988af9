title = Extinguishing fire
caption = With a value of 6, Summer takes fire tokens from 2 clearings at a cost of 2 + 3. All 3 would cost 7. The rest of the value is lost.
