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
play-passed =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } ont passé.
play-captured = Pris : { $pieces }.
play-piece =
    { $piece ->
        [P] { $count ->
            [one] pion
           *[other] { $count } pions
        }
        [N] { $count ->
            [one] cavalier
           *[other] { $count } cavaliers
        }
        [B] { $count ->
            [one] fou
           *[other] { $count } fous
        }
        [R] { $count ->
            [one] tour
           *[other] { $count } tours
        }
        [Q] { $count ->
            [one] dame
           *[other] { $count } dames
        }
        [K] roi
        [man] { $count ->
            [one] pion
           *[other] { $count } pions
        }
        [king] { $count ->
            [one] dame
           *[other] { $count } dames
        }
        [stone] { $count ->
            [one] 1 pierre
           *[other] { $count } pierres
        }
       *[other] { $count ->
            [one] { $piece }
           *[other] { $count } { $piece }
        }
    }
play-board = Plateau { $board }
play-hand =
    En main, { $color ->
        [white] Blancs
       *[black] Noirs
    } : { $pieces }
play-prisoners = Prisonniers : Noirs { $black }, Blancs { $white }.
play-clocks = Blancs { $white }, Noirs { $black }.
play-clock-of = { $name } : { $clock }
play-clock-left = il reste { $time }
play-clock-used = { $time } de réflexion
play-clock-moves = {", "}{ $moves } coups à jouer
play-clock-periods =
    {", "}{ $periods ->
        [one] 1 période
       *[other] { $periods } périodes
    }
play-ended = { $result } : { $why }.
play-counting = Décompte : { $score }. Marquez les pierres mortes (mortes D4), acceptez (accepter), ou jouez encore (continuer).
play-dead = Tenues pour mortes : { $stones }.
play-no-dead = Aucune pierre n’est tenue pour morte.
play-hint = Conseil : { $move }.
play-no-hint = Il n’y a pas de conseil ici.
play-trouble =
    Le moteur des { $color ->
        [white] Blancs
       *[black] Noirs
    } ne peut pas continuer : { $why }. La partie attend, elle est gardée : placez quelqu’un d’autre (place { $color ->
        [white] blancs
       *[black] noirs
    } ia:3), ou redemandez-lui (continuer).
play-draw-offered =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } proposent nulle : oui ou non ?
play-declined =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } refusent { $offer ->
        [draw] la nulle
        [take-back] de reprendre le coup
       *[again] une autre partie
    }.
play-record-result = La partie enregistrée finit sur { $result } ; qui joue la continue à partir de là.
play-paused = La partie est en pause (continuer la reprend).
play-resumed = La partie reprend.
play-level = Niveau { $level }.
play-levels = Niveaux : { $levels }.
play-no-level = Un niveau est un nombre de 0 à 9 ou un nom : { $levels }.
play-no-engine = Aucun moteur intégré ne joue là.
play-seat =
    { $color ->
        [white] Blancs
       *[black] Noirs
    } : { $name }
play-seat-how = Dites quel camp et qui : place blancs ia:3, place noirs humain:Anne, place noirs moteur:NOM.
play-seat-unknown = Attendu : humain, humain:NOM, ia:NIVEAU ou moteur:NOM, et non { $text }.
play-no-program = Aucun moteur des réglages ne s’appelle { $name }.
play-promotion = Que devient le pion ? { $pieces } (rien veut dire une dame)
play-destinations = De { $square } à : { $squares } (rien revient en arrière)
play-several = Cela peut vouloir dire plusieurs coups : { $moves }
play-stuck =
    { $piece ->
        [P] Le pion
        [N] Le cavalier
        [B] Le fou
        [R] La tour
        [Q] La dame
        [K] Le roi
       *[other] La pièce
    } en { $square } ne peut pas bouger.
play-unknown = { $text } n’est pas un coup. (aide dit ce qu’on peut dire)
play-unknown-near = { $text } n’est ni un coup ni un mot ; vouliez-vous dire { $word } ?
play-too-long = Cette ligne est trop longue pour un coup.
play-no-pass = Dans ce jeu il faut jouer, on ne passe pas.
play-no-moves = Il n’y a pas de coup.
play-nothing-played = Rien n’a encore été joué.
play-again-from-start = Choisissez un autre coup.
play-taken-back = Coup repris.
play-not-done = Rien n’a été fait.
play-no-further = Il n’y a rien de plus.
play-at-start = Au début.
play-stepped =
    Coup { $number }, { $color ->
        [white] Blancs
       *[black] Noirs
    } : { $move }
play-saved = La partie est gardée.
play-saved-to = Sauvée sous { $file }.
play-unsaved = Impossible de sauver { $file } : { $why }.
play-format = { $file } n’est pas un nom pour ce jeu, qui se sauve en { $format }.
play-load-what = Charger quoi ? Un numéro ou un fichier (rien revient en arrière)
play-unread = Impossible de lire { $file } : { $why }.
play-nothing-saved = Il n’y a pas d’autre partie sauvée.
play-no-such-game = Il n’y a ni partie sauvée ni fichier { $text }.
play-saved-games = Parties sauvées :
play-saved-game =
    { $number }. { $date } : { $white } – { $black }, { $variant ->
        [chess] échecs
        [draughts] dames
       *[other] { $variant }
    }, { $moves ->
        [0] aucun coup
        [one] 1 coup
       *[other] { $moves } coups
    }, { $result ->
        [running] en cours
        [served] en cours (sur le serveur)
       *[other] { $result }
    }
play-overtaken = Un autre programme a continué cette partie : voici où elle en est.
play-first-of = { $file } a { $count } parties ; voici la première (--game-number, ou un numéro après charger FICHIER, en choisit une autre).
play-no-game-number =
    Il n’y a pas de partie { $number } dans { $file }, qui en a { $count ->
        [one] une
       *[other] { $count }
    }.
play-long-file = il dépasse { $limit } Mio
play-chapter = { $number }. { $date } : { $white } – { $black }, { $result }
play-more-chapters = et { $count } de plus.
play-pick-what = Laquelle ? Un numéro de 1 à { $count } (rien revient en arrière)
play-left = La partie est gardée. Au revoir.
play-goodbye = Au revoir.
play-another = Rejouer ? (oui, non, ou échanger pour changer de couleur)
play-help =
    Coups : e4, Cf3, e2e4, O-O, e8=D ; ou d’abord une case (e2), puis où elle va (e4). Au go : D4, passer. Aux dames : 11-15.
    Partie : annuler, refaire, nulle, réclamer [COUP], oui, non, abandonner, passer, pause, pas (un coup d’un moteur), continuer, conseil, quitter (garde la partie et s’en va).
    Décompte au go : mortes D4, accepter, continuer (joue encore).
    Regarder : coups, historique, reculer [N], avancer [N], début, fin, tourner, pendule, fen, pgn.
    Fichiers : sauver [FICHIER.pgn, .fen ou .sgf], charger, charger NUMÉRO, charger FICHIER [NUMÉRO].
    Places : place, place blancs ia:3, place noirs humain:Anne, place blancs moteur:NOM, niveau [N], échanger.
    Les mots anglais valent aussi : undo, redo, back, forward, draw, claim, resign, pass, dead, accept, save, load, hint, moves, flip, history, clock, level, seat, help, quit.

## Questions before a game and in between

play-ask-saved = Laquelle ? Son numéro, un fichier, ou rien pour une nouvelle partie
play-ask-which = Laquelle de ses parties ? Un numéro de 1 à { $count } (rien veut dire 1)
play-ask-seat =
    Qui joue les { $color ->
        [white] Blancs
       *[black] Noirs
    } ? p pour une personne, i pour l’IA (rien veut dire une personne)
play-ask-name = Nom ? (rien veut dire { $name })
play-ask-level = Niveau ? { $levels } (rien veut dire { $level })
play-ask-lots = Tirer les couleurs au sort ? (oui, rien veut dire non)
play-ask-clock =
    Pendule ? Par exemple 5m+3s, - pour aucune (rien veut dire { $clock ->
        [none] aucune
       *[other] { $clock }
    })
play-ask-resign =
    Les { $color ->
        [white] Blancs
       *[black] Noirs
    } abandonnent-ils vraiment ? (oui ou non)
play-ask-overwrite = { $file } existe déjà. L’écrire à nouveau ? (oui ou non)

## Names

color-white = Blancs
color-black = Noirs
level-name =
    { $level ->
        [0] novice
        [1] débutant
        [4] intermédiaire
       *[7] avancé
    }
