# What is said during a game in lines of text.

play-turn =
    { $color ->
        [white] White
       *[black] Black
    } to move ({ $name }).
play-turn-check =
    Check! { $color ->
        [white] White
       *[black] Black
    } to move ({ $name }).
play-moved =
    { $color ->
        [white] White
       *[black] Black
    } played { $move }.
play-passed =
    { $color ->
        [white] White
       *[black] Black
    } passed.
play-captured = Captured: { $pieces }.
play-piece =
    { $piece ->
        [P] { $count ->
            [one] pawn
           *[other] { $count } pawns
        }
        [N] { $count ->
            [one] knight
           *[other] { $count } knights
        }
        [B] { $count ->
            [one] bishop
           *[other] { $count } bishops
        }
        [R] { $count ->
            [one] rook
           *[other] { $count } rooks
        }
        [Q] { $count ->
            [one] queen
           *[other] { $count } queens
        }
        [K] king
        [man] { $count ->
            [one] man
           *[other] { $count } men
        }
        [king] { $count ->
            [one] king
           *[other] { $count } kings
        }
        [stone] { $count ->
            [one] 1 stone
           *[other] { $count } stones
        }
       *[other] { $count ->
            [one] { $piece }
           *[other] { $count } { $piece }
        }
    }
play-board = Board { $board }
play-hand =
    { $color ->
        [white] White
       *[black] Black
    } in hand: { $pieces }
play-prisoners = Prisoners: Black { $black }, White { $white }.
play-clocks = White { $white }, Black { $black }.
play-clock-of = { $name }: { $clock }
play-clock-left = { $time } left
play-clock-used = { $time } used
play-clock-moves = {", "}{ $moves } moves to make
play-clock-periods =
    {", "}{ $periods ->
        [one] 1 period
       *[other] { $periods } periods
    }
play-ended = { $result }: { $why }.
play-counting = Counting: { $score }. Mark dead stones (dead D4), accept, or play on (continue).
play-dead = Taken for dead: { $stones }.
play-no-dead = No stone is taken for dead.
play-hint = Hint: { $move }.
play-no-hint = There is no hint here.
play-trouble =
    The engine of { $color ->
        [white] White
       *[black] Black
    } cannot go on: { $why }. The game waits and is kept: seat somebody else (seat { $color } ai:3), or ask it again (continue).
play-draw-offered =
    { $color ->
        [white] White
       *[black] Black
    } offers a draw: yes or no?
play-declined =
    { $color ->
        [white] White
       *[black] Black
    } declines { $offer ->
        [draw] the draw
        [take-back] to take back
       *[again] another game
    }.
play-record-result = The record ends { $result }; whoever moves plays on from there.
play-paused = The game is paused (continue goes on).
play-resumed = The game goes on.
play-level = Level { $level }.
play-levels = Levels: { $levels }.
play-no-level = A level is a number from 0 to 9 or a name: { $levels }.
play-no-engine = No built-in engine plays there.
play-seat =
    { $color ->
        [white] White
       *[black] Black
    }: { $name }
play-seat-how = Say which side and who: seat white ai:3, seat black human:Ann, seat black engine:NAME.
play-seat-unknown = Expected human, human:NAME, ai:LEVEL or engine:NAME, got { $text }.
play-no-program = No engine of the settings is called { $name }.
play-promotion = What does the pawn become? { $pieces } (nothing means a queen)
play-destinations = From { $square } to: { $squares } (nothing goes back)
play-several = That can mean several moves: { $moves }
play-stuck =
    { $piece ->
        [P] The pawn
        [N] The knight
        [B] The bishop
        [R] The rook
        [Q] The queen
        [K] The king
       *[other] The piece
    } on { $square } cannot move.
play-unknown = { $text } is no move. (help tells what can be said)
play-unknown-near = { $text } is no move and no word; did you mean { $word }?
play-too-long = That line is too long for a move.
play-no-pass = In this game one has to move.
play-no-moves = There are no moves.
play-nothing-played = Nothing was played yet.
play-again-from-start = Choose another move.
play-taken-back = Taken back.
play-not-done = Nothing was done.
play-no-further = There is nothing further.
play-at-start = At the start.
play-stepped =
    Move { $number }, { $color ->
        [white] White
       *[black] Black
    }: { $move }
play-saved = The game is kept.
play-saved-to = Saved as { $file }.
play-unsaved = Could not save { $file }: { $why }.
play-format = { $file } is no name for this game, which is saved as { $format }.
play-load-what = Load which? A number or a file (nothing goes back)
play-unread = Could not read { $file }: { $why }.
play-nothing-saved = There are no other saved games.
play-no-such-game = There is no saved game and no file { $text }.
play-saved-games = Saved games:
play-saved-game =
    { $number }. { $date }: { $white } – { $black }, { $variant }, { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }, { $result ->
        [running] not over
        [served] not over (on the server)
       *[other] { $result }
    }
play-overtaken = Another program went on with this game: here is how it stands now.
play-first-of = { $file } has { $count } games; this is the first (--game-number, or a number behind load FILE, chooses another).
play-no-game-number =
    There is no game { $number } in { $file }, which has { $count ->
        [one] one
       *[other] { $count }
    }.
play-long-file = it is longer than { $limit } MiB
play-chapter = { $number }. { $date }: { $white } – { $black }, { $result }
play-more-chapters = and { $count } more.
play-pick-what = Which one? A number from 1 to { $count } (nothing goes back)
play-left = The game is kept. Goodbye.
play-goodbye = Goodbye.
play-another = Play again? (yes, no, or swap for other colours)
play-help =
    Moves: e4, Nf3, e2e4, O-O, e8=Q; or a square first (e2), then where it goes (e4). In Go: D4, pass. In draughts: 11-15.
    Game: undo, redo, draw, claim [MOVE], yes, no, resign, pass, pause, step (one move of an engine), continue, hint, quit (keeps the game and leaves).
    Counting in Go: dead D4, accept, continue (plays on).
    Looking: moves, history, back [N], forward [N], start, end, flip, clock, fen, pgn.
    Files: save [FILE.pgn, .fen or .sgf], load, load NUMBER, load FILE [NUMBER].
    Seats: seat, seat white ai:3, seat black human:Ann, seat white engine:NAME, level [N], swap.

## Questions before a game and in between

play-ask-saved = Which one? Its number, a file, or nothing for a new game
play-ask-which = Which of its games? A number from 1 to { $count } (nothing means 1)
play-ask-seat =
    Who plays { $color ->
        [white] White
       *[black] Black
    }? p for a person, a for the AI (nothing means a person)
play-ask-name = Name? (nothing means { $name })
play-ask-level = Level? { $levels } (nothing means { $level })
play-ask-lots = Draw lots for the colours? (yes, nothing means no)
play-ask-clock =
    Clock? Such as 5m+3s, - for none (nothing means { $clock ->
        [none] none
       *[other] { $clock }
    })
play-ask-resign =
    Does { $color ->
        [white] White
       *[black] Black
    } really resign? (yes or no)
play-ask-overwrite = { $file } is there already. Write it anew? (yes or no)

## Names

color-white = White
color-black = Black
level-name =
    { $level ->
        [0] novice
        [1] beginner
        [4] intermediate
       *[7] advanced
    }
