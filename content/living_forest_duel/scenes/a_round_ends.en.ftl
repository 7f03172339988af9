title = A round ends
caption = The last action token is used. The fire on 3 clearings is worth 6. Summer’s water is 6, which is enough; Winter’s is 3, so 3 Fire Varan cards of Winter are added. Only then do new fire tokens come.
