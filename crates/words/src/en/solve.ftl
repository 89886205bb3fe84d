# Life and death in Go: questions, verdicts, tries, and tables of problems.

## What is wrong with a question

solve-no-rows = expected rows of N, B, _ and -, found none
solve-sign = row { $row }, column { $column }: expected N, B, _ or -, got { $sign }
solve-length = row { $row } has { $got } points instead of { $expected }
solve-board-size = boards have 1 to 25 files and ranks, not { $files } by { $ranks }
solve-no-problem = there is no problem in the file
solve-too-long = it is longer than { $limit } MiB
solve-no-point = expected a point like C3, got { $text }
solve-no-target = no target: name a stone of the group (--target C3), or mark it in the file (TR)
solve-several = several groups could be meant, those of { $stones }: name one (--target)
solve-empty = the target { $point } is empty
solve-off-board = the target { $point } is not on a board of { $size }
solve-colors = the targets { $one } and { $other } are of different colours
solve-outside = the target { $point } lies outside the region: its chain has a liberty that nobody can fill
solve-no-region = there is no point where one may play
solve-too-large = the region has { $points } points, and { $most } are the most: mark those that matter (SQ)
solve-open = the group of { $point } is not enclosed: mark the points that matter (SQ)
solve-nowhere = the point { $point } of the region is not on the board
solve-no-liberty = the { $color } stone on { $point } has no liberty
solve-file = { $file }: { $why }
solve-file-problem = { $file }, problem { $number }: { $why }

## What is asked

solve-question = Does the { $color } group of { $target } live?
solve-question-several = Do the { $color } stones { $target } all live?
solve-region-marked =
    { $count ->
        [one] One may play on 1 vacant point.
       *[other] One may play on { $count } vacant points.
    }
solve-region-worked-out =
    { $count ->
        [one] The region was worked out; it has 1 vacant point: { $points }
       *[other] The region was worked out; it has { $count } vacant points: { $points }
    }
solve-master-attacker = The attacker wins every ko.
solve-master-defender = The defender wins every ko.

## Verdicts

solve-alive = alive, with two eyes
solve-dead = dead
solve-seki = alive in seki
solve-unknown = unknown
solve-ko-lives =
    { $threats ->
        [one] { $kind }; it lives if nobody has a threat, and the attacker needs 1
       *[other] { $kind }; it lives if nobody has a threat, and the attacker needs { $threats }
    }
solve-ko-dies =
    { $threats ->
        [one] { $kind }; it dies if nobody has a threat, and the defender needs 1
       *[other] { $kind }; it dies if nobody has a threat, and the defender needs { $threats }
    }
solve-ko-direct = ko
solve-ko-steps = ko of several steps
solve-ko-thousand = thousand-year ko
solve-result =
    { $color ->
        [white] White
       *[black] Black
    } to play: { $verdict }.
solve-guess = It looks like this, but nothing is proven: { $verdict }.
solve-first-moves = First moves: { $moves }
solve-two-eye-moves = With two eyes: { $moves }
solve-no-first-move = Nothing helps.
solve-incomplete = The search was ended before all first moves were tried.
solve-line = Best play: { $moves }
solve-refutation = { $move } fails: { $verdict }
solve-refutation-line = { $move } fails: { $verdict } ({ $line })
solve-unexplained = The search was ended before the rest was explained.
solve-effort =
    { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    }, { $seconds } s
solve-checked = Proven again without the search.
solve-check-failed = The second proof says otherwise.
solve-unchecked = Nobody has proven it a second time.
solve-progress = { $nodes } positions, { $proof } to prove, { $disproof } to disprove; { $line }

solve-tally = problems { $problems }, decided { $decided }, unknown { $unknown }

## Tables

solve-table-no-head = the table is empty: its first line names its columns
solve-table-no-rows = the table has no problem
solve-table-no-column = the table has no column { $column }
solve-table-cells = line { $line } has { $got } columns instead of { $expected }
solve-table-value = line { $line }: { $value } means nothing in the column { $column }
solve-table-file = line { $line }: cannot read { $file }: { $why }
solve-table-question = line { $line }: { $why }
solve-table-row = { $id }: { $what }
solve-table-undecided = nothing is proven
solve-table-alive = alive
solve-table-dead = dead
solve-table-seki = seki
solve-table-ko = ko
solve-table-verdict = { $got }, where the table has { $expected }
solve-table-ko-winner = the ko is won by the other side than the table has
solve-table-threats = a ko of { $got } threats, where the table has { $expected }
solve-table-first-moves = first moves that are missing: { $missing }; too many: { $surplus }
solve-table-two-eye-moves = moves to two eyes that are missing: { $missing }; too many: { $surplus }
solve-table-tally = problems { $rows }, right { $right }, wrong { $wrong }, unknown { $unknown }
solve-table-times = seconds: median { $median }, nine of ten within { $most }, longest { $longest }, all { $total }
solve-table-nodes = positions { $nodes }
solve-table-baseline = positions { $nodes }, those of the reference search { $baseline }

## Tries

solve-correct = Correct: { $verdict }.
solve-only-seki = It lives, but two eyes were possible: { $verdict }.
solve-only-ko = It works, but only with ko: { $verdict }.
solve-worse-ko = A better ko was possible: { $verdict }.
solve-fails = It fails: { $verdict }.
solve-hopeless = Nothing helps here: { $verdict }.
solve-not-known = Whether this works is not known.
solve-over = The stones are captured: take a move back.
solve-forbidden = { $move } is not possible here without a threat elsewhere.
solve-thinking = The solver is at work; your lines are heard when it is done.
solve-ready = The solver knows the answer.
solve-given-up = The solver was stopped; what it has not proven is unknown.
solve-turn =
    { $color ->
        [white] White
       *[black] Black
    } to play.
solve-answered =
    { $color ->
        [white] White answers { $move }.
       *[black] Black answers { $move }.
    }
solve-goes-on = Then { $moves }.
solve-settled = Nothing more needs to be played.
solve-needs-threat = Only a threat elsewhere helps here: the ko must be taken back.
solve-captured = The stones are captured.
solve-hint = Try { $move }.
solve-no-hint = There is no move that helps, or that is needed.
solve-nothing-to-undo = No move was made yet.
solve-taken-back = { $moves } was taken back.
solve-other-side =
    { $color ->
        [white] You play White.
       *[black] You play Black.
    }
solve-first-side =
    { $color ->
        [white] White moves first.
       *[black] Black moves first.
    }
solve-only-side = The file asks about one side only.
solve-save-where = Save where? Say save FILE.sgf.
solve-skipped = Problem { $number } is passed over: { $why }.
solve-no-next = This is the last problem of the file.
solve-number = Problem { $number } of { $count }: { $name }
solve-number-unnamed = Problem { $number } of { $count }
solve-no-such-number = there is no problem { $number } in the file: it has { $count }
solve-not-a-word = { $text } is no point and no word that is known here; help lists them.
solve-help =
    Moves: C3, pass. Words: hint, undo, verdict (what becomes of the group), solution (all first moves and why the others fail), start (from the beginning), turn (the other side moves first), swap (play the other side), stop (the solver), show (the board), save FILE.sgf, next, help, quit.

## Problems on the page

problems-no-collection = There is no such collection of problems.
problems-unknown = There is no such problem any more.
problems-no-goban = Life and death is asked about in Go alone.
problems-full = Too many problems are open here: close one first.
problems-waiting = Too much waits for the solver already.
problems-closed = No problem is open.
problems-too-many = there are too many problems: only the first { $most } are shown
problems-too-many-files = there are too many files: only the first { $most } are read
problems-too-many-moves = a line has { $most } moves at most
