# What is said of a match between two engines.

match-names = { $a } – { $b }: { $done } of { $games } games
match-score = +{ $wins } ={ $draws } -{ $losses }, { $score } %, pairs { $pairs }
match-elo = Elo { $elo } [{ $low }, { $high }], stronger with { $superiority } %
match-sprt = SPRT { $low } to { $high }: LLR { $llr } in ({ $lower }, { $upper }), undecided
match-sprt-lower = SPRT { $low } to { $high }: LLR { $llr } reached { $lower }, { $low } is accepted
match-sprt-upper = SPRT { $low } to { $high }: LLR { $llr } reached { $upper }, { $high } is accepted
match-forfeits = { $name } forfeited { $number } by { $kind }
