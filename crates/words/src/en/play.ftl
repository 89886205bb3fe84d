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
play-clocks = White { $white }, Black { $black }.
play-clock-left = { $time } left
play-clock-used = { $time } used
play-clock-moves = {", "}{ $moves } moves to make
play-ended = { $result }: { $why }.
play-counting = Counting: { $score }. Mark dead stones (dead D4), accept, or go on playing by undo.
play-hint = Hint: { $move }.
play-no-hint = There is no hint here.
play-trouble = The engine cannot go on: { $why }. The game waits.
play-draw-offered =
    { $color ->
        [white] White
       *[black] Black
    } offers a draw: yes or no?
play-declined =
    { $color ->
        [white] White
       *[black] Black
    } declines ({ $offer }).
play-level = Level { $level }.
play-no-level = A level is a number from 0 to 9.
play-no-engine = No built-in engine plays here.
play-promotion = What does the pawn become? { $pieces } (nothing means a queen)
play-destinations = From { $square } to: { $squares } (nothing goes back)
play-stuck = The piece on { $square } cannot move.
play-unknown-near = { $text } is no move and no word; did you mean { $word }?
play-again-from-start = Choose another move.
play-no-further = There is nothing further.
play-saved = The game is kept.
play-saved-to = Saved as { $file }.
play-unsaved = Could not save { $file }: { $why }.
play-load-what = Load which file?
play-unread = Could not read { $file }: { $why }.
play-left = The game is kept. Goodbye.
play-another = Play again? (yes or no)
play-help = Moves: e4, Nf3, e2e4, or a square first. Words: undo, redo, back, forward, draw, claim [MOVE], yes, no, resign, pass, dead D4, accept, save [FILE], load FILE, hint, moves, flip, history, clock, fen, pgn, level N, help, quit.

## Names

color-white = White
color-black = Black
