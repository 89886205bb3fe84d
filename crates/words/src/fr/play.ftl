# Ce qui est dit pendant une partie en lignes de texte.

play-turn =
    Aux { $color ->
        [white] Blancs
       *[black] Noirs
    } de jouer ({ $name }).
play-turn-check =
    Échec ! Aux { $color ->
        [white] Blancs
       *[black] Noirs
    } de jouer ({ $name }).
play-moved =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } ont joué { $move }.
play-clocks = Blancs { $white }, Noirs { $black }.
play-clock-left = il reste { $time }
play-clock-used = { $time } utilisées
play-clock-moves = {", "}{ $moves } coups à jouer
play-ended = { $result } : { $why }.
play-counting = Décompte : { $score }. Marquez les pierres mortes (mortes D4), acceptez, ou jouez encore par annuler.
play-hint = Conseil : { $move }.
play-no-hint = Il n’y a pas de conseil ici.
play-trouble = Le moteur ne peut pas continuer : { $why }. La partie attend.
play-draw-offered =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } proposent nulle : oui ou non ?
play-declined =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } refusent ({ $offer }).
play-level = Niveau { $level }.
play-no-level = Un niveau est un nombre de 0 à 9.
play-no-engine = Aucun moteur intégré ne joue ici.
play-promotion = Que devient le pion ? { $pieces } (rien veut dire une dame)
play-destinations = De { $square } à : { $squares } (rien revient en arrière)
play-stuck = La pièce en { $square } ne peut pas bouger.
play-unknown-near = { $text } n’est ni un coup ni un mot ; vouliez-vous dire { $word } ?
play-again-from-start = Choisissez un autre coup.
play-no-further = Il n’y a rien de plus.
play-saved = La partie est gardée.
play-saved-to = Sauvée sous { $file }.
play-unsaved = Impossible de sauver { $file } : { $why }.
play-load-what = Charger quel fichier ?
play-unread = Impossible de lire { $file } : { $why }.
play-left = La partie est gardée. Au revoir.
play-another = Rejouer ? (oui ou non)
play-help = Coups : e4, Cf3, e2e4, ou d’abord une case. Mots : annuler, refaire, back, forward, nulle, réclamer [COUP], oui, non, abandonner, passer, mortes D4, accepter, sauver [FICHIER], charger FICHIER, conseil, coups, flip, history, clock, fen, pgn, niveau N, aide, quitter.

## Names

color-white = Blancs
color-black = Noirs
