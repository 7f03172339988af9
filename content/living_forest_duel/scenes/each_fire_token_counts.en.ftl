title = Each fire token counts
caption = Read the other way, each fire token and the Onibi count one by one, not the clearings. The fire is worth 8, and Summer’s 6 water is not enough.
