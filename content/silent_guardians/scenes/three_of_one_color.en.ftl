title = 3 of one color
caption = With 3 players all cards of this trick are yellow: yellow is the required color.
