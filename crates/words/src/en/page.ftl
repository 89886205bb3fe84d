# What the page says outside the screen of a game.

page-close = Close
page-skip = Skip to content
page-unreachable = The server does not answer.
page-failed = That did not work (status { $status }).
page-nav = Main menu
page-nav-play = Play
page-nav-variants = Variants
page-nav-library = Library
page-nav-scores = Scores
page-nav-settings = Settings
page-title-start = Start
page-title-new = New game
page-title-continue = Continue
page-title-game = Game
page-title-library = Library
page-title-scores = Scores
page-title-settings = Settings
page-title-variants = Variants
page-title-setup = Set up a position
page-title-missing = There is nothing here
