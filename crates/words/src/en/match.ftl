# What is said of a match between two engines.

match-names = { $a } – { $b }: { $done } of { $games } games
match-score = +{ $wins } ={ $draws } -{ $losses }, { $score } %, pairs { $pairs }
match-elo = Elo { $elo } [{ $low }, { $high }], stronger with { $superiority } %
match-sprt = SPRT { $low } to { $high }: LLR { $llr } in ({ $lower }, { $upper }), undecided
match-sprt-lower = SPRT { $low } to { $high }: LLR { $llr } reached { $lower }, { $low } is accepted
match-sprt-upper = SPRT { $low } to { $high }: LLR { $llr } reached { $upper }, { $high } is accepted
match-forfeits =
    { $name } forfeited { $number ->
        [one] { $number } game
       *[other] { $number } games
    }: { $kind ->
        [start] does not start
        [time] out of time
        [illegal-move] an illegal move
        [no-move] no move
        [false-claim] a false claim
        [dies] ends in mid-game
        [hangs] no longer answers
        [half-line] half a line
        [floods] talks without end
        [deaf] no longer reads
        [refuses] refuses the game
       *[other] { $kind }
    }
