# Comment une partie a fini : le résultat, et pourquoi en quelques mots.

result-white = Les Blancs gagnent
result-black = Les Noirs gagnent
result-draw = Partie nulle
result-void = Sans résultat

## D’après les règles

outcome-checkmate = échec et mat
outcome-stalemate = pat
outcome-threefold-repetition = la même position trois fois
outcome-fivefold-repetition = la même position cinq fois
outcome-fifty-moves = cinquante coups sans prise ni coup de pion
outcome-seventy-five-moves = soixante-quinze coups sans prise ni coup de pion
outcome-insufficient-material = pas assez de matériel pour mater
outcome-dead-position = plus personne ne peut mater
outcome-extinction = les pièces qui comptent ont disparu
outcome-goal-reached = le but est atteint
outcome-both-goals-reached = les deux camps ont atteint le but
outcome-castled = roque effectué
outcome-castling-lost = le roque n’est plus possible
outcome-checks-given = assez d’échecs ont été donnés
outcome-pieces-connected = les pièces sont réunies
outcome-two-passes = les deux camps ont passé
outcome-full-board = le plateau est plein
outcome-facing-generals = les généraux se sont fait face deux fois
outcome-pawn-drop-mate = un pion posé ne doit pas mater
outcome-unfair-mate = un mat que les règles n’acceptent pas
outcome-repetition = la position est revenue trop souvent
outcome-perpetual-check = échec perpétuel
outcome-perpetual-chase = une pièce a été chassée sans fin
outcome-to-and-fro = des allers et retours
outcome-quiet-moves = trop de coups sans progrès
outcome-counted-out = pas gagnée dans le décompte
outcome-counted = compté
outcome-go-repetition = la position est revenue
outcome-no-moves = il ne reste aucun coup
outcome-forty-moves = quarante coups sans prise ni coup de pion

## Autrement

ending-resigned =
    { $loser ->
        [white] les Blancs
       *[black] les Noirs
    } abandonnent
ending-flagged =
    le temps est écoulé pour { $loser ->
        [white] les Blancs
       *[black] les Noirs
    }
ending-flagged-draw =
    le temps est écoulé pour { $loser ->
        [white] les Blancs
       *[black] les Noirs
    }, mais { $winner ->
        [white] les Blancs
       *[black] les Noirs
    } ne peuvent pas gagner
ending-agreed = par accord
ending-counted =
    { $winner ->
        [white] Blanc
       *[black] Noir
    }{" "}+{ $points }
ending-counted-draw = le compte est égal
ending-forfeit =
    { $loser ->
        [white] les Blancs
       *[black] les Noirs
    } ne pouvaient pas continuer : { $why }
ending-adjudicated = décidé par d’autres
ending-abandoned = personne n’a continué
