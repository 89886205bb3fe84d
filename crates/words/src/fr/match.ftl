# Ce qui est dit d’un match entre deux moteurs.

match-names =
    { $a } – { $b } : { $done } { $done ->
        [one] partie
       *[other] parties
    } sur { $games }
match-score = +{ $wins } ={ $draws } -{ $losses }, { $score } %, paires { $pairs }
match-elo = Elo { $elo } [{ $low } ; { $high }], plus fort avec une probabilité de { $superiority } %
match-sprt = SPRT { $low } à { $high } : LLR { $llr } dans ({ $lower } ; { $upper }), indécis
match-sprt-lower = SPRT { $low } à { $high } : LLR { $llr } a atteint { $lower }, { $low } est retenu
match-sprt-upper = SPRT { $low } à { $high } : LLR { $llr } a atteint { $upper }, { $high } est retenu
match-forfeits =
    { $name } : { $number ->
        [one] { $number } forfait
       *[other] { $number } forfaits
    }, { $kind ->
        [start] démarrage impossible
        [time] temps dépassé
        [illegal-move] coup illégal
        [no-move] aucun coup
        [false-claim] réclamation injustifiée
        [dies] arrêt en pleine partie
        [hangs] plus de réponse
        [half-line] ligne inachevée
        [floods] sortie sans fin
        [deaf] entrée non lue
        [refuses] partie refusée
       *[other] { $kind }
    }
