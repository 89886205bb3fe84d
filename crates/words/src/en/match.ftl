# What is said of a match between two engines.

match-names =
    { $a } – { $b }: { $done } of { $games } { $games ->
        [one] game
       *[other] games
    }
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
        [start] no start
        [time] out of time
        [illegal-move] an illegal move
        [no-move] no move
        [false-claim] a false claim
        [dies] an end in mid-game
        [hangs] no answer any more
        [half-line] an unfinished line
        [floods] endless output
        [deaf] input not read
        [refuses] a refusal
       *[other] { $kind }
    }
