# What the page says on the screen of a game.
