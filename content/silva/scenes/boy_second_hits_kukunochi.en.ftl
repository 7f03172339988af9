title = The second Boy and Kukunochi
caption = A chooses Kukunochi (10) with the second copy of Boy (1). Unlike with Sword Girl (9), B is not eliminated: both cards are discarded and B regenerates.
