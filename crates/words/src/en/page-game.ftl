# The screen of a game: boards, clocks, moves, what can be done.

game-color =
    { $color ->
        [white] White
       *[black] Black
    }
game-to-move = to move
game-board = Board
game-boards-merged = All boards in one
game-side = About the game
game-controls = What can be done
game-nobody = Nobody yet
game-somebody = Anonymous
game-engine = engine
game-level = Plateau, level { $level }
game-taken = Taken: { $pieces }.
game-prisoners =
    { $count ->
        [one] 1 prisoner
       *[other] { $count } prisoners
    }
game-hand =
    { $color ->
        [white] In White's hand
       *[black] In Black's hand
    }

## Clocks

game-clock =
    { $color ->
        [white] White's clock
       *[black] Black's clock
    }
game-clock-moves =
    { $moves ->
        [one] 1 move to make
       *[other] { $moves } moves to make
    }
game-clock-periods =
    { $periods ->
        [one] 1 period
       *[other] { $periods } periods
    }
game-clock-short = Time is short

## How the game stands

game-joining = Joining the game…
game-missing = This game is not here
game-away = The connection is lost. Trying again…
game-waiting = Waiting for somebody to take the other seat.
game-turn =
    { $color ->
        [white] White to move.
       *[black] Black to move.
    }
game-turn-check =
    { $color ->
        [white] Check! White to move.
       *[black] Check! Black to move.
    }
game-your-turn = Your turn.
game-your-turn-check = Check! Your turn.
game-trouble =
    { $color ->
        [white] White's engine
       *[black] Black's engine
    } cannot go on: { $why }. The game waits and is kept.
game-boards = { $count } boards
game-check = Check!
game-counting =
    Counting: { $color ->
        [white] White leads
       *[black] Black leads
    } by { $points } { $points ->
        [one] point
       *[other] points
    }.
game-counting-even = Counting: both sides are even.
game-counted =
    { $winner ->
        [white] White wins
       *[black] Black wins
    } by { $points } { $points ->
        [one] point
       *[other] points
    }.
game-figure = { $figure }
game-reviewing = A record: look, annotate, or take over a side.

## Offers and the count

game-offered =
    { $color ->
        [white] White
       *[black] Black
    } { $offer ->
        [draw] offers a draw.
        [take-back] asks to take back.
       *[again] offers another game.
    }
game-offer-waits =
    { $offer ->
        [draw] You offered a draw. Waiting for an answer.
        [take-back] You asked to take back. Waiting for an answer.
       *[again] You offered another game. Waiting for an answer.
    }
game-accept = Accept
game-decline = Decline
game-count = The count
game-mark-dead = Touch dead stones to mark them; touch them again if they live.
game-accept-count = Accept the count
game-play-on = Play on
game-has-accepted = accepts
game-not-accepted = not yet

## What can be done

game-pass = Pass
game-take-back = Take back
game-redo = Make again
game-hint = Hint
game-offer-draw = Offer a draw
game-claim = Claim a draw
game-resign = Resign
game-resign-sure = Give up this game?
game-again = Play again
game-again-swapped = Swap colours
game-offer-again = Offer another game
game-flip = Flip the board
game-merge = All boards in one
game-zoom = See a part large
game-zoom-out = See the whole board
game-pan =
    { $side ->
        [left] Further left
        [right] Further right
        [up] Further up
       *[down] Further down
    }
game-no = No
game-pick = Which one?
game-pick-nothing = Nothing
game-type = Type a move
game-type-example = Type a move, as { $example }

## The menu

game-menu = Menu
game-menu-resume = Back to the game
game-restart = Begin anew
game-restart-sure = Begin this game anew?
game-save = Save to the library
game-saved = The game is in the library.
game-download = Save as a file
game-downloaded = The file is made.
game-copy-link = Copy the link for watchers
game-copied = The link is copied.
game-copy-position = Copy the position (FEN)
game-position-copied = The position is copied.
game-no-copy = The browser does not copy on a page that came this way.
game-settings = Settings
game-keys = Keys
game-leave = Leave
game-leave-sure = Leave the game? It is kept, and can be continued.
game-ask-again = Ask the engine again

## Engines

game-machines = Engines play
game-pause = Pause
game-resume = Go on
game-step = One move
game-pace = Pace
game-pace-full = as fast as they can
game-pace-seconds = { $seconds } s a move
game-thinks-not = No engine thinks at the moment.
game-depth = depth { $depth }
game-nodes = { $nodes } positions

## Moves

game-moves = Moves
game-no-moves = No move yet.
game-played-on = played on
game-steps = Step through the game
game-first = To the start
game-back = One move back
game-forward = One move on
game-last = To the end
game-autoplay = Play by itself
game-autoplay-stop = Stop
game-to-now = Back to the game
game-play-from-here = Play from here

## Remarks

game-annotate = Remarks
game-comment = Comment on { $move }
game-comment-start = Comment on the start
game-glyph-move = Judgement of the move
game-glyph-position = Judgement of the position
game-glyph =
    { $glyph ->
        [1] Good move
        [2] Mistake
        [3] Brilliant move
        [4] Blunder
        [5] Interesting move
        [6] Dubious move
        [10] Equal
        [13] Unclear
        [14] White is slightly better
        [15] Black is slightly better
        [16] White is better
        [17] Black is better
        [18] White is winning
       *[19] Black is winning
    }
game-promote = Move up
game-prune = Take out
game-undo-note = Undo the last change
game-tags = Head of the record
game-tag-name = Name of a tag
game-tag-add = Add

## Seats

game-seats = Who plays
game-seats-now = Whoever sits down plays on from where the game stands.
game-seats-from-here = The game goes on from the position that is shown.
game-seats-change = Change seats
game-take-over = Take over
game-seat-me = Somebody here
game-seat-keep = { $name } stays

## Squares, as they are heard

game-piece =
    { $piece ->
        [P] pawn
        [N] knight
        [B] bishop
        [R] rook
        [Q] queen
        [K] king
        [man] man
        [king] king
        [stone] stone
        [wall] wall
        [outside] off the board
       *[other] { $piece }
    }
game-cell-empty = { $square }, empty
game-cell =
    { $square }, { $color ->
        [white] white
        [black] black
       *[none] {""}
    } { game-piece }
game-mark-selected = selected
game-mark-dest = can go here
game-mark-alarm = in check
game-mark-last = last move
game-mark-elsewhere = occupied on another board
game-mark-premoved = prepared

## Keys

game-keys-board = On the board
game-keys-game = In the game
game-keys-around = Around the game
game-pause-or-resume = Stop or go on
game-keys-focus = To the board
game-keys-walk = Walk over the squares
game-keys-touch = Take up, put down
game-keys-comment = Write a remark
game-keys-sibling = To another variation

## Analysis

study-title = Analysis
study-analyse = Analyse
study-engine = Engine
study-lines = Number of lines
study-lines-count =
    { $count ->
        [one] 1 line
       *[other] { $count } lines
    }
study-begins = The engine begins to think…
study-keep = Keep the line that begins with { $move }
study-keep-best = Keep the best line
study-review = Review the game
study-lead =
    { $color ->
        [white] W
       *[black] B
    }+{ $points }
study-stop = Stop the review
study-time = Time for each position
study-time-seconds = { $seconds } s a move
study-progress = How far the review is
study-cut-off = The connection was lost, and the review ended with it.
study-worth = What the position is worth to White
study-graph = What the game was worth to White, move by move; at its end { $worth }.
study-inaccuracy = inaccuracy
study-mistake = mistake
study-blunder = blunder

# What is drawn on a goban.
game-markup-tools = Draw on the board
game-markup-tool =
    { $tool ->
        [letter] Label with a letter
        [number] Label with a number
        [triangle] Triangle
        [square] Square
        [circle] Circle
        [cross] Cross
        [line] Line
       *[arrow] Arrow
    }
game-markup-hint =
    { $tool ->
        [line] Touch where the line begins, then where it ends; draw it again to remove it.
        [arrow] Touch where the arrow begins, then where it ends; draw it again to remove it.
       *[other] Touch a point to draw there; touch it again to remove it.
    }
game-markup-clear = Remove all marks
game-markup =
    { $mark ->
        [label] labelled { $text }
        [triangle] triangle
        [square] square
        [circle] circle
       *[cross] cross
    }
