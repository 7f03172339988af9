title = Masu or regeneration: regeneration
caption = A names Kukunochi (10). B declines the Masu and regenerates instead: B keeps the FOMUS Masu and holds Young Kukunochi (0).
