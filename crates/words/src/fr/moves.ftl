# Pourquoi un coup est refusé.

## Tous les jeux

move-game-over = La partie est finie.
move-legal = Le coup est légal.
move-of-another-game = C’est un coup d’un autre jeu.
move-unreadable = { $text } n’est pas un coup.
move-ambiguous = { $text } peut désigner plusieurs coups.

## Échecs

move-no-piece = Il n’y a pas de pièce en { $square }.
move-not-your-piece = La pièce en { $square } est à votre adversaire.
move-piece-cannot-move =
    { $piece ->
        [pawn] Le pion
        [knight] Le cavalier
        [bishop] Le fou
        [rook] La tour
        [queen] La dame
        [king] Le roi
       *[other] { $piece }
    } en { $square } ne peut pas bouger.
move-same-square = Une pièce doit quitter { $square }.
move-not-so =
    { $piece ->
        [pawn] Le pion
        [knight] Le cavalier
        [bishop] Le fou
        [rook] La tour
        [queen] La dame
        [king] Le roi
       *[other] { $piece }
    } en { $from } ne va pas en { $to }.
move-unreachable =
    { $piece ->
        [pawn] Aucun pion
        [knight] Aucun cavalier
        [bishop] Aucun fou
        [rook] Aucune tour
        [queen] Aucune dame
        [king] Aucun roi
       *[other] Aucun { $piece }
    } ne peut atteindre { $square }.
move-way-blocked = Le chemin est bloqué en { $square }.
move-own-piece = Une de vos pièces est en { $square }.
move-pawn-blocked = Un pion ne prend pas droit devant lui, et { $square } est occupée.
move-pawn-captures-nothing = Un pion ne va de côté que pour prendre, et il n’y a rien en { $square }.
move-promotion-missing = Dites ce que devient le pion.
move-no-promotion = Rien n’est promu par ce coup.
move-promotion-impossible =
    Un pion ne peut pas devenir { $piece ->
        [pawn] un pion
        [knight] un cavalier
        [bishop] un fou
        [rook] une tour
        [queen] une dame
        [king] un roi
       *[other] { $piece }
    } ici.
move-king-into-check = Le roi serait en échec en { $square }.
move-still-in-check = Le roi serait encore en échec.
move-into-check = Le roi serait en échec.
move-leaves-king-in-check = { $text } laisse le roi en échec.
move-piece-pinned =
    { $piece ->
        [pawn] Le pion
        [knight] Le cavalier
        [bishop] Le fou
        [rook] La tour
        [queen] La dame
       *[other] { $piece }
    } protège le roi et ne doit pas quitter sa ligne.
castling-no-right = Le roque n’y est plus permis : le roi ou la tour a bougé.
castling-in-check = On ne roque pas quand on est en échec.
castling-blocked = Le roque est bloqué en { $square }.
castling-through-check = Le roi passerait par un échec en { $square }.
castling-into-check = Le roi serait en échec en { $square }.
castling-impossible = Le roque n’est pas possible ici.

## Variantes

move-arrival-occupied = { $square } est occupée sur l’échiquier { $board }.
move-other-boards = La pièce arrive sur l’échiquier { $boards }.
move-must-capture = Il faut prendre.
move-must-drop = Il faut poser une pièce.
move-gives-check = Le coup ne doit pas donner échec.
move-becomes-other = Une pièce qui va en { $square } ne devient pas cela.
move-otherwise-only = Le coup de { $from } à { $to } est d’une autre sorte.
drop-not-in-hand =
    Il n’y a pas de { $piece ->
        [pawn] pion
        [knight] cavalier
        [bishop] fou
        [rook] tour
        [queen] dame
       *[other] { $piece }
    } en main.
drop-occupied = { $square } est occupée.
drop-forbidden =
    { $piece ->
        [pawn] Un pion
        [knight] Un cavalier
        [bishop] Un fou
        [rook] Une tour
        [queen] Une dame
       *[other] { $piece }
    } ne peut pas être posé en { $square }.
gate-forbidden =
    { $piece ->
        [knight] Un cavalier
        [bishop] Un fou
        [rook] Une tour
        [queen] Une dame
       *[other] { $piece }
    } ne peut pas entrer derrière ce coup.
pass-forbidden = On ne peut pas passer ici.

## Dames

man-not-so = La pièce en { $square } ne va pas là.
move-man-backwards = Un pion ne recule pas ; la pièce en { $square } n’est pas une dame.
move-occupied = { $square } est occupée.
man-must-capture = Qui peut prendre doit prendre : { $moves }.
move-must-jump-on = La prise continue depuis { $square }.
move-nothing-to-capture = Il n’y a rien à prendre en { $square }.

## Go

move-not-a-point = { $text } n’est pas un point du plateau.
stone-off-board = { $point } n’est pas sur un plateau de { $size }.
stone-outside = { $point } ne fait pas partie du jeu.
stone-occupied =
    Il y a une pierre { $color ->
        [white] blanche
       *[black] noire
    } en { $point }.
stone-ko = { $point } est un ko : on ne reprend pas tout de suite.
stone-suicide = Une pierre en { $point } n’aurait aucune liberté.
stone-superko = Avec { $point }, la position après le coup { $move } reviendrait.
stone-superko-start = Avec { $point }, la position de départ reviendrait.

## Positions composées

edit-no-such-place = Il n’y a pas de { $place } sur ce plateau.
edit-impossible = Cela ne peut pas se trouver en { $place }.
setup-no-king =
    { $color ->
        [white] Les Blancs n’ont
       *[black] Les Noirs n’ont
    } pas de roi.
setup-many-kings =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    } ont { $kings } rois.
setup-pawn-on-end-rank = Un pion ne peut pas se trouver en { $square }.
setup-opponent-in-check =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    } sont en échec, et ce n’est pas à eux de jouer.
setup-counter = { $moves } n’est pas un nombre de coups.
setup-impossible = La position ne peut pas être jouée : { $why }.
setup-on-both-boards = { $square } est occupée sur plusieurs échiquiers.
setup-wrong-board = Un plateau de { $files } sur { $ranks } ({ $boards } plateaux) n’est pas celui de ce jeu.
setup-no-square = Rien ne peut se trouver en { $place }.
setup-uncrowned = Un pion en { $square } serait une dame.
setup-too-many =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    } ont { $count } pièces, plus qu’il n’est possible.
setup-off-board = { $place } n’est pas sur le plateau.
setup-no-liberty =
    La pierre { $color ->
        [white] blanche
       *[black] noire
    } en { $point } n’a aucune liberté.
setup-no-piece = { $name } n’est pas une pièce de ce jeu.
setup-right = Rien n’est en place pour le droit { $right }.
fen-empty = le FEN est vide
fen-trailing = rien n’est attendu après les compteurs du FEN ; on y lit { $got }
fen-ranks = l’échiquier a { $expected } rangées, le FEN { $found }
fen-files = la rangée { $rank } du FEN a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { $expected }
fen-piece = { $sign } n’est aucune pièce de cette variante
fen-bar = une barre ne précède qu’une pièce du second de deux échiquiers
fen-promoted = { $letter } ne peut pas être promu dans cette variante
fen-boards = la variante a { $expected } échiquiers, le FEN { $found }
fen-twice = { $square } est occupée sur les deux échiquiers
fen-hand = cette variante n’a pas de pièces en main
fen-full-hand = il y a trop de pièces en main
fen-turn = le trait est w ou b, et non { $got }
fen-castling = les droits de roque ne sont pas compris : { $got }
fen-passing = la case de prise en passant n’est pas comprise : { $got }
fen-counter = { $got } n’est pas un nombre de coups
fen-checks = { $got } ne dit pas combien d’échecs restent à donner
fen-kings = { $color ->
        [white] les Blancs ont plus d’un roi
       *[black] les Noirs ont plus d’un roi
    }
fen-missing-king = { $color ->
        [white] les Blancs n’ont pas de roi
       *[black] les Noirs n’ont pas de roi
    }
fen-no-king = il n’y a pas de roi sur l’échiquier
fen-other-king-in-check = le camp qui n’a pas le trait est en échec
setup-points = { $expected } points attendus, { $got } trouvés.
