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

## Words of several screens

page-cancel = Cancel
page-again = Try again
page-no-number = Expected a number.
page-owner-key = The owner’s key
page-owner-key-hint = Shown when the server started; it stays in this browser.
page-owner-key-use = Use the key
page-moves = { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }

## Names of games and rules

page-game-chess = Chess
page-game-draughts = Draughts
page-game-go = Go
page-about-chess = Chess and some hundred and fifty relatives of it.
page-about-draughts = English draughts on the dark squares: jump over what you can.
page-about-go = Surround more of the board than your opponent.
page-rules-japanese = Japanese
page-rules-korean = Korean
page-rules-chinese = Chinese
page-rules-aga = American (AGA)
page-rules-aga-button = American with button
page-rules-new-zealand = New Zealand
page-rules-tromp-taylor = Tromp–Taylor
page-rules-ing = Ing
page-rules-stone-scoring = Stone scoring
page-rules-koSIMPLEscoreAREAtaxNONEsui1whbNfpok1fixed1 = Rules not named

## Start

page-start-title = What shall we play?
page-start-sentence = Chess and its relatives, draughts and Go, against a friend or the program.
page-start-menu = Menu
page-start-play = Play now
page-start-new = Your choice of game, opponent and clock
page-start-continue = { $count ->
        [0] No game is waiting
        [one] { $count } game is waiting
       *[other] { $count } games are waiting
    }
page-start-variants = Alice, Chess960, shogi, xiangqi and many more
page-start-setup = Put the pieces where you want them
page-start-library = Your games, and those of others
page-start-scores = Who beat whom, and how ratings went
page-start-settings = Looks, sounds, language, clock, engines
page-start-all = All { $count }

## Continue

page-continue-none = No game is going on.
page-continue-end = End the game { $game }
page-continue-end-title = End this game?
page-continue-end-sure = The game { $white } – { $black } ends without a result.
page-continue-end-do = End it

## New game

page-new-game = Game
page-new-variant = Variant
page-new-variants-all = All variants…
page-new-rules = Rules in full
page-new-setup = Set up another position
page-new-begin = Start the game
page-seat-second = Opponent
page-seat-first = You
page-seat-first-more = Let somebody else play your side
page-seat-level = Program
page-seat-here = Person here
page-seat-link = Person by link
page-seat-link-hint = You get a link and a code to scan. The game begins when your opponent is there.
page-seat-engine = Engine
page-seat-engine-which = Which engine
page-seat-name = Name
page-seat-name-first = Player
page-seat-name-second = Friend
page-level = Level
page-level-only = Level { $level }, { $name }
page-level-name = { $level ->
        [0] novice
        [1] beginner
        [2] casual player
        [3] amateur
        [4] intermediate
        [5] club player
        [6] strong club player
        [7] advanced
        [8] expert
       *[9] master
    }
page-color = Your colour
page-color-first = Colour of the first player
page-color-random = Random
page-clock = Clock
page-clock-none = No clock
page-clock-usual = My usual clock
page-clock-own = Own periods…
page-clock-overtime = Minutes, then periods of so many seconds
page-period = Period { $number }
page-period-minutes = Minutes
page-period-moves = Moves
page-period-rest = the rest
page-period-increment = Seconds a move
page-period-add = Add a period
page-period-remove = Remove period { $number }
page-terms = Take-backs and draws
page-terms-take-backs = Moves may be taken back
page-terms-draws = Draws by repetition and quiet moves
page-draws-automatic = End the game by themselves
page-draws-claimed = Have to be claimed
page-go-size = Board
page-go-size-other = Other…
page-go-size-own = Size of the board
page-go-size-hint = Such as 11 or 13x9
page-go-rules = Rules
page-go-komi = Komi
page-go-komi-usual = by the rules
page-go-handicap = Handicap

## Variants

page-variants-search = Search variants
page-variants-search-hint = Name, rule or piece
page-variants-count = { $count ->
        [one] { $count } variant
       *[other] { $count } variants
    }

## Settings

page-keys = Keys
page-key =
    { $key ->
        [Enter] Enter
        [Shift] Shift
        [Home] Home
        [End] End
        [Space] Space
        [Esc] Esc
        [ArrowLeft] ←
        [ArrowRight] →
        [PageUp] Page up
        [Delete] Delete
        [Backspace] Backspace
       *[other] { $key }
    }
page-set-page-display = Display
page-set-page-play = Play
page-set-page-clock = Clock
page-set-page-engines = Engines
page-set-owner-only = Only the owner of the house may change this.
page-set-language = Language
page-set-language-auto = As the browser
page-set-theme = Colours
page-set-theme-auto = As the system
page-set-theme-light = Light
page-set-theme-dark = Dark
page-set-pieces = Pieces
page-pieces-classic = Classic
page-pieces-modern = Modern
page-pieces-letters = Letters
page-set-board = Board
page-board-wood = Wood
page-board-sage = Sage
page-board-slate = Slate
page-set-goban = Goban
page-goban-kaya = Kaya
page-goban-ink = Ink
page-set-coordinates = Coordinates at the edge
page-set-highlights = Mark last move, check and destinations
page-set-always-queen = Always promote to a queen
page-set-confirm-touch = On touch screens, confirm each move
page-set-thinking = Show what the program thinks
page-set-thinking-hint = Depth, positions, score and the moves it expects
page-set-sounds = Sounds
page-set-music = Quiet music
page-set-volume = Volume
page-set-volume-hint = Of sounds and music, of a hundred
page-set-animation = Animation
page-set-animation-hint = Milliseconds for a move; 0 for none
page-set-name = Your name
page-set-name-hint = As it stands in your games
page-set-confirmations = Ask before resigning or leaving
page-set-confirmations-hint = So that no game is lost by a slip
page-set-may-resign = The program may resign
page-set-program = The program
page-set-level = Usual level
page-set-shortest-answer = Answers after at least (ms)
page-set-alice-boards = Boards of Alice chess
page-set-depth = Moves ahead
page-set-nodes = Positions
page-set-move-time = Time a move (ms)
page-set-by-level = 0: by the level
page-set-clock-sentence = The usual clock is offered with each new game. Each period has its time, and perhaps a number of moves after which the next begins.
page-set-clock-none = There is no usual clock yet.
page-set-engines-sentence = Programs of others (UCI, XBoard, GTP) are listed in the file of the settings on the machine that runs Plateau.
page-set-engines-none = No engine is configured.

## Library

page-undo = Undo
page-save = Save
page-line-column = line { $line }, column { $column }
page-problem = { $where }: { $why }
page-library-bin = Bin
page-library-bin-none = The bin is empty.
page-library-bin-empty = Empty the bin
page-library-bin-emptied = The bin is empty now.
page-library-import = Import
page-library-export = Export
page-library-none = No game is kept yet. Play one, or bring some in.
page-library-not-found = No game is like that.
page-library-count = { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
page-library-more = Show more ({ $count })
page-library-search = Search
page-library-search-hint = Names, events, places, dates
page-library-filters = More filters
page-library-any = Any
page-library-order = Order
page-order-added = Newest first
page-order-date = Date
page-order-white = White
page-order-black = Black
page-order-event = Event
page-order-plies = Length
page-library-winner = Result
page-winner-white = White won
page-winner-black = Black won
page-winner-draw = Draw
page-winner-unknown = Unknown
page-library-player = Player
page-library-from = From
page-library-to = To
page-library-edit = Title and tags of { $game }
page-library-throw = Throw away { $game }
page-library-thrown = { $game } is in the bin.
page-library-take-back = Take back
page-library-taken-back = { $game } is in the library again.
page-library-tags = Title and tags
page-library-title = Title
page-library-title-hint = A name of your own, instead of the players’
page-library-text = The game as text
page-library-saved = Saved.
page-tag-white = White
page-tag-black = Black
page-tag-event = Event
page-tag-site = Place
page-tag-date = Date
page-tag-round = Round
page-tag-annotator = Annotator
page-tag-result = Result
page-import-choose = Choose files
page-import-drop = or drop them here: PGN, PDN or SGF of any size, or a position (FEN)
page-import-paste = Or paste games, or a position (FEN)
page-import-pasted = Pasted text
page-import-do = Bring them in
page-import-position = Open the position
page-import-progress = { $games ->
        [one] { $games } game read
       *[other] { $games } games read
    }
page-import-report = { $read ->
        [one] { $read } game read
       *[other] { $read } games read
    }, { $added } new, { $known } known already.
page-import-broken = { $count ->
        [one] { $count } game could not be read
       *[other] { $count } games could not be read
    }
page-library-nameless = Nameless players
page-library-casual = Casual game

## Scores

page-scores-none = No game has been finished yet.
page-scores-choose = Choose a player to see the rating over time and the score against others.
page-scores-player = Player
page-scores-wins = Won
page-scores-draws = Drawn
page-scores-losses = Lost
page-scores-wins-short = +
page-scores-draws-short = =
page-scores-losses-short = −
page-scores-rating = Rating
page-scores-games = Games
page-scores-against = Against
page-scores-nobody = Nobody
page-scores-never = { $one } and { $other } have not played each other yet.
page-scores-told = { $one } against { $other }: { $wins } won, { $draws } drawn, { $losses } lost.
page-scores-chart-told = { $name }: from { $first } to { $last }.
page-player-person = person
page-player-level = program
page-player-engine = engine

## Variants, in full

page-variants-load = Load a variants file
page-variants-unplayable = Cannot be played
page-variants-missing = There is no variant { $name }.
page-variants-start = { $name }: the start of the game
page-variants-aliases = Also called { $names }.
page-variants-play = Play it
page-variants-rules = Rules
page-variants-pieces = Pieces
page-variants-choose = Choose a file
page-variants-choose-hint = variants.ini, in the language of Fairy-Stockfish
page-variants-paste = Or write one here
page-variants-check = Check
page-variants-keep = Add to my variants
page-variants-found = { $count ->
        [0] There is no variant in it.
        [one] There is { $count } variant in it.
       *[other] There are { $count } variants in it.
    }
page-variants-sound = Nothing is wrong with it.
page-variants-problems = { $count ->
        [one] { $count } remark:
       *[other] { $count } remarks:
    }
page-variants-error = Error,
page-variants-warning = Remark,
page-variants-forget = Forget { $name }
page-variants-forgotten = { $name } is forgotten.
page-line = line { $line }

## Links for others

page-share = Invite
page-share-sentence = Send this link to your opponent, or let it be scanned. Whoever opens it takes the seat.
page-share-loopback = Plateau listens to this computer alone. Others reach it once it listens on the local network.
page-share-start = Listen on the local network
page-share-stop = Stop listening
page-share-code = Code to scan for { $color ->
        [white] White
       *[black] Black
    }
page-share-color = Link for { $color ->
        [white] White
       *[black] Black
    }
page-share-copy = Copy the link
page-share-copied = Copied
page-share-no-copy = The browser does not copy; select the link instead.

## Set up a position

page-new-from-position = The game begins with the position that was set up.
page-new-usual-start = Begin as usual
page-setup-kind = { $name }: another game
page-setup-board = Board { $board }
page-setup-board-only = Board
page-setup-on = { $square }: { $color ->
        [white] White { game-piece }
        [black] Black { game-piece }
       *[none] { game-piece }
    }
page-setup-piece = { $color ->
        [white] White { game-piece }
        [black] Black { game-piece }
       *[none] { game-piece }
    }
page-setup-pieces = { $color ->
        [white] White’s pieces
        [black] Black’s pieces
       *[none] Other pieces
    }
page-setup-hands = Tools
page-setup-move = Move
page-setup-remove = Remove
page-setup-clear = Empty the board
page-setup-start = Back to the start
page-setup-turn = To move
page-setup-castling = Castling
page-setup-hand = { $color ->
        [white] White’s hand
       *[black] Black’s hand
    }
page-setup-hand-less = One { $color ->
        [white] White
       *[black] Black
    } { game-piece } less
page-setup-hand-more = One { $color ->
        [white] White
       *[black] Black
    } { game-piece } more
page-setup-read = Show this position
page-setup-play = Play from here
page-missing = Perhaps the address is old, or has a slip in it.

## Keys and the end

page-keys-screens = Screens
page-keys-here = Everywhere
page-keys-walk = Walk a menu
page-keys-choose = Choose
page-keys-list = To a list that opens: the first, the second…
page-quit = Quit
page-quit-hint = Saves everything and stops the program
page-quit-sure = Quit Plateau?
page-quit-sentence = Your games are saved; you go on with them when you come back.
page-quit-done = Plateau has stopped
page-quit-done-hint = Everything is saved. You can close this window.

## Boards

page-new-boards = Boards
page-new-boards-usual = As usual
page-new-boards-count = { $count }, each move ends on the next
page-guest = You are a guest here. Whoever invites you sends you a link to a game.

## Engines and records

page-set-engines-test = Test
page-set-engines-testing = Testing…
page-continue-records = Records that are open
page-continue-turn = Your turn
page-continue-waiting = Waiting for a player
page-continue-paused = Paused
page-continue-counting = Counting
