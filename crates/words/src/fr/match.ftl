# Ce qui est dit d’un match entre deux moteurs.

match-names = { $a } – { $b } : { $done } parties sur { $games }
match-score = +{ $wins } ={ $draws } -{ $losses }, { $score } %, paires { $pairs }
match-elo = Elo { $elo } [{ $low }, { $high }], plus fort à { $superiority } %
match-sprt = SPRT { $low } à { $high } : LLR { $llr } dans ({ $lower }, { $upper }), indécis
match-sprt-lower = SPRT { $low } à { $high } : LLR { $llr } a atteint { $lower }, { $low } est retenu
match-sprt-upper = SPRT { $low } à { $high } : LLR { $llr } a atteint { $upper }, { $high } est retenu
match-forfeits =
    { $name } : { $number ->
        [one] { $number } forfait
       *[other] { $number } forfaits
    }, { $kind ->
        [start] ne démarre pas
        [time] temps dépassé
        [illegal-move] coup illégal
        [no-move] pas de coup
        [false-claim] réclamation injustifiée
        [dies] s’arrête en pleine partie
        [hangs] ne répond plus
        [half-line] une ligne inachevée
        [floods] parle sans fin
        [deaf] ne lit plus
        [refuses] refuse la partie
       *[other] { $kind }
    }
