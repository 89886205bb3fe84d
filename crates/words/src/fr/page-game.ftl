# L'écran d'une partie : plateaux, pendules, coups, ce que l'on peut faire.

game-color =
    { $color ->
        [white] Blancs
       *[black] Noirs
    }
game-to-move = au trait
game-board = Plateau
game-boards-merged = Tous les plateaux en un
game-side = À propos de la partie
game-controls = Ce que l’on peut faire
game-nobody = Personne encore
game-somebody = Anonyme
game-engine = moteur
game-level = Plateau, niveau { $level }
game-taken = Pris : { $pieces }.
game-prisoners =
    { $count ->
        [one] { $count } prisonnier
       *[other] { $count } prisonniers
    }
game-hand =
    { $color ->
        [white] Dans la main des Blancs
       *[black] Dans la main des Noirs
    }

## Pendules

game-clock =
    { $color ->
        [white] Pendule des Blancs
       *[black] Pendule des Noirs
    }
game-clock-moves =
    { $moves ->
        [one] { $moves } coup à jouer
       *[other] { $moves } coups à jouer
    }
game-clock-periods =
    { $periods ->
        [one] { $periods } période
       *[other] { $periods } périodes
    }
game-clock-short = Le temps presse

## Où en est la partie

game-joining = Connexion à la partie…
game-missing = Cette partie n’est pas ici
game-away = La connexion est perdue. Nouvel essai…
game-waiting = On attend que quelqu’un prenne l’autre siège.
game-turn =
    { $color ->
        [white] Trait aux Blancs.
       *[black] Trait aux Noirs.
    }
game-turn-check =
    { $color ->
        [white] Échec ! Trait aux Blancs.
       *[black] Échec ! Trait aux Noirs.
    }
game-your-turn = À vous de jouer.
game-your-turn-check = Échec ! À vous de jouer.
game-trouble =
    { $color ->
        [white] Le moteur des Blancs
       *[black] Le moteur des Noirs
    } ne peut pas continuer : { $why }. La partie attend et est gardée.
game-boards = { $count } plateaux
game-check = Échec !
game-counting =
    Décompte : { $color ->
        [white] les Blancs mènent
       *[black] les Noirs mènent
    } de { $points } { $points ->
        [one] point
       *[other] points
    }.
game-counting-even = Décompte : les deux camps sont à égalité.
game-counted =
    { $winner ->
        [white] Les Blancs gagnent
       *[black] Les Noirs gagnent
    } de { $points } { $points ->
        [one] point
       *[other] points
    }.
game-figure = { $figure }
game-reviewing = Une partie enregistrée : regardez, annotez ou reprenez un camp.

## Propositions et décompte

game-offered =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    } { $offer ->
        [draw] proposent la nulle.
        [take-back] demandent à reprendre un coup.
       *[again] proposent une autre partie.
    }
game-offer-waits =
    { $offer ->
        [draw] Vous avez proposé la nulle. On attend la réponse.
        [take-back] Vous avez demandé à reprendre. On attend la réponse.
       *[again] Vous avez proposé une autre partie. On attend la réponse.
    }
game-accept = Accepter
game-decline = Refuser
game-count = Le décompte
game-mark-dead = Touchez les pierres mortes pour les marquer ; touchez-les encore si elles vivent.
game-accept-count = Accepter le décompte
game-play-on = Continuer à jouer
game-has-accepted = d’accord
game-not-accepted = pas encore

## Ce que l'on peut faire

game-pass = Passer
game-take-back = Reprendre le coup
game-redo = Rejouer le coup
game-hint = Conseil
game-offer-draw = Proposer la nulle
game-claim = Réclamer la nulle
game-resign = Abandonner
game-resign-sure = Abandonner cette partie ?
game-again = Rejouer
game-again-swapped = Inverser les couleurs
game-offer-again = Proposer une autre partie
game-flip = Retourner le plateau
game-merge = Tous les plateaux en un
game-zoom = Agrandir une région
game-zoom-out = Voir tout le plateau
game-pan =
    { $side ->
        [left] Plus à gauche
        [right] Plus à droite
        [up] Plus haut
       *[down] Plus bas
    }
game-no = Non
game-pick = Votre choix
game-pick-nothing = Rien
game-type = Saisir un coup
game-type-example = Saisir un coup, comme { $example }

## Le menu

game-menu = Menu
game-menu-resume = Retour à la partie
game-restart = Recommencer
game-restart-sure = Recommencer cette partie ?
game-save = Ranger dans la bibliothèque
game-saved = La partie est dans la bibliothèque.
game-download = Enregistrer dans un fichier
game-downloaded = Le fichier est prêt.
game-copy-link = Copier le lien pour les spectateurs
game-copied = Le lien est copié.
game-copy-position = Copier la position (FEN)
game-position-copied = La position est copiée.
game-no-copy = Le navigateur ne copie pas sur une page venue par ce chemin.
game-settings = Réglages
game-keys = Touches
game-leave = Quitter
game-leave-sure = Quitter la partie ? Elle est gardée et pourra être reprise.
game-ask-again = Redemander au moteur

## Moteurs

game-machines = Des moteurs jouent
game-pause = Pause
game-resume = Continuer
game-step = Un coup
game-pace = Rythme
game-pace-full = aussi vite que possible
game-pace-seconds = { $seconds } s par coup
game-thinks-not = Aucun moteur ne réfléchit en ce moment.
game-depth = profondeur { $depth }
game-nodes = { $nodes } positions

## Coups

game-moves = Coups
game-no-moves = Aucun coup encore.
game-played-on = on continue
game-steps = Parcourir la partie
game-first = Au début
game-back = Un coup en arrière
game-forward = Un coup en avant
game-last = À la fin
game-autoplay = Défiler tout seul
game-autoplay-stop = Arrêter
game-to-now = Retour à la partie
game-play-from-here = Jouer à partir d’ici

## Remarques

game-annotate = Remarques
game-comment = Commentaire sur { $move }
game-comment-start = Commentaire sur le début
game-glyph-move = Jugement du coup
game-glyph-position = Jugement de la position
game-glyph =
    { $glyph ->
        [1] Bon coup
        [2] Erreur
        [3] Coup brillant
        [4] Gaffe
        [5] Coup intéressant
        [6] Coup douteux
        [10] Égalité
        [13] Position obscure
        [14] Léger avantage blanc
        [15] Léger avantage noir
        [16] Avantage blanc
        [17] Avantage noir
        [18] Les Blancs gagnent
       *[19] Les Noirs gagnent
    }
game-promote = Monter
game-prune = Retirer
game-undo-note = Annuler le dernier changement
game-tags = En-tête de la partie
game-tag-name = Nom d’une étiquette
game-tag-add = Ajouter

## Sièges

game-seats = Qui joue
game-seats-now = Qui s’assied continue là où en est la partie.
game-seats-from-here = La partie reprend à la position montrée.
game-seats-change = Changer les sièges
game-take-over = Reprendre un camp
game-seat-me = Quelqu’un ici
game-seat-keep = { $name } reste

## Les cases, telles qu'on les entend

game-piece =
    { $piece ->
        [P] pion
        [N] cavalier
        [B] fou
        [R] tour
        [Q] dame
        [K] roi
        [man] pion
        [king] dame
        [stone] pierre
        [wall] mur
        [outside] hors du plateau
       *[other] { $piece }
    }
game-cell-empty = { $square }, vide
game-cell =
    { $square }, { game-piece } { $color ->
        [white] (Blancs)
        [black] (Noirs)
       *[none] {""}
    }
game-mark-selected = choisie
game-mark-dest = peut aller ici
game-mark-alarm = en échec
game-mark-last = dernier coup
game-mark-elsewhere = occupée sur un autre plateau
game-mark-premoved = préparé

## Touches

game-keys-board = Sur le plateau
game-keys-game = Dans la partie
game-keys-around = Autour de la partie
game-pause-or-resume = Arrêter ou continuer
game-keys-focus = Aller au plateau
game-keys-walk = Parcourir les cases
game-keys-touch = Prendre, poser
game-keys-comment = Écrire une remarque
game-keys-sibling = À une autre variante

## Analyse

study-title = Analyse
study-analyse = Analyser
study-engine = Moteur
study-lines = Nombre de lignes
study-lines-count =
    { $count ->
        [one] 1 ligne
       *[other] { $count } lignes
    }
study-begins = Le moteur commence à réfléchir…
study-keep = Garder la ligne qui commence par { $move }
study-keep-best = Garder la meilleure ligne
study-review = Passer la partie en revue
study-lead =
    { $color ->
        [white] Blancs
       *[black] Noirs
    } +{ $points }
study-stop = Arrêter la revue
study-time = Temps par position
study-time-seconds = { $seconds } s par coup
study-progress = Avancement de la revue
study-cut-off = La connexion a été perdue, et la revue s’est arrêtée avec elle.
study-worth = Ce que vaut la position pour les Blancs
study-graph = Ce que valait la partie pour les Blancs, coup par coup ; à la fin { $worth }.
study-inaccuracy = imprécision
study-mistake = erreur
study-blunder = gaffe

# What is drawn on a goban.
game-markup-tools = Dessiner sur le goban
game-markup-tool =
    { $tool ->
        [letter] Étiquette à lettre
        [number] Étiquette à nombre
        [triangle] Triangle
        [square] Carré
        [circle] Cercle
        [cross] Croix
        [line] Trait
       *[arrow] Flèche
    }
game-markup-hint =
    { $tool ->
        [line] Touchez où le trait commence, puis où il finit ; retracez-le pour l’effacer.
        [arrow] Touchez où la flèche commence, puis où elle finit ; retracez-la pour l’effacer.
       *[other] Touchez un point pour y dessiner ; touchez-le encore pour effacer.
    }
game-markup-clear = Effacer toutes les marques
game-markup =
    { $mark ->
        [label] étiquette { $text }
        [triangle] triangle
        [square] carré
        [circle] cercle
       *[cross] croix
    }
