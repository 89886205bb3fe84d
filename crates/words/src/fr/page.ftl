# Ce que dit la page en dehors de l’écran d’une partie.

page-close = Fermer
page-skip = Aller au contenu
page-unreachable = Le serveur ne répond pas.
page-failed = Cela n’a pas marché (code { $status }).
page-nav = Menu principal
page-nav-play = Jouer
page-nav-variants = Variantes
page-nav-library = Parties
page-nav-scores = Scores
page-nav-settings = Réglages
page-title-start = Accueil
page-title-new = Nouvelle partie
page-title-continue = Reprendre
page-title-game = Partie
page-title-library = Bibliothèque
page-title-scores = Scores
page-title-settings = Réglages
page-title-variants = Variantes
page-title-setup = Composer une position
page-title-missing = Il n’y a rien ici

## Words of several screens

page-cancel = Annuler
page-again = Réessayer
page-no-number = Il faut un nombre.
page-owner-key = La clé du propriétaire
page-owner-key-hint = Affichée au démarrage du serveur ; elle reste dans ce navigateur.
page-owner-key-use = Utiliser la clé
page-moves = { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }

## Names of games and rules

page-game-chess = Échecs
page-game-draughts = Dames anglaises
page-game-go = Go
page-about-chess = Les échecs et quelque cent cinquante de leurs cousins.
page-about-draughts = Les dames anglaises, sur les cases foncées : sautez tout ce qui se prend.
page-about-go = Entourez plus de terrain que votre adversaire.
page-rules-japanese = Japonaises
page-rules-korean = Coréennes
page-rules-chinese = Chinoises
page-rules-aga = Américaines (AGA)
page-rules-aga-button = Américaines avec bouton
page-rules-new-zealand = Néo-zélandaises
page-rules-tromp-taylor = Tromp–Taylor
page-rules-ing = Ing
page-rules-stone-scoring = Décompte des pierres
page-rules-koSIMPLEscoreAREAtaxNONEsui1whbNfpok1fixed1 = Règles non précisées

## Start

page-start-title = À quoi joue-t-on ?
page-start-sentence = Les échecs et leurs cousins, les dames et le go, contre un ami ou contre le programme.
page-start-menu = Menu
page-start-play = Jouer tout de suite
page-start-new = Jeu, adversaire et pendule au choix
page-start-continue = { $count ->
        [0] Aucune partie en attente
        [one] { $count } partie en attente
       *[other] { $count } parties en attente
    }
page-start-variants = Alice, Chess960, shogi, xiangqi et bien d’autres
page-start-setup = Placez les pièces comme il vous plaît
page-start-library = Vos parties et celles des autres
page-start-scores = Qui a battu qui, et l’évolution des classements
page-start-settings = Apparence, sons, langue, pendule, moteurs
page-start-all = Les { $count }

## Continue

page-continue-none = Aucune partie n’est en cours.
page-continue-end = Terminer la partie { $game }
page-continue-end-title = Terminer cette partie ?
page-continue-end-sure = La partie { $white } – { $black } se termine sans résultat.
page-continue-end-do = La terminer

## New game

page-new-game = Jeu
page-new-variant = Variante
page-new-variants-all = Toutes les variantes…
page-new-rules = Les règles en détail
page-new-setup = Composer une autre position
page-new-begin = Commencer la partie
page-seat-second = Adversaire
page-seat-first = Vous
page-seat-first-more = Laisser quelqu’un d’autre jouer de votre côté
page-seat-level = Programme
page-seat-here = Personne ici
page-seat-link = Personne par lien
page-seat-link-hint = Vous recevrez un lien et un code à scanner. La partie commence à l’arrivée de votre adversaire.
page-seat-engine = Moteur
page-seat-engine-which = Quel moteur
page-seat-name = Nom
page-seat-name-first = Joueur
page-seat-name-second = Ami
page-level = Niveau
page-level-only = Niveau { $level }, { $name }
page-level-name = { $level ->
        [0] novice
        [1] débutant
        [2] joueur occasionnel
        [3] amateur
        [4] intermédiaire
        [5] joueur de club
        [6] bon joueur de club
        [7] avancé
        [8] expert
       *[9] maître
    }
page-color = Votre couleur
page-color-first = Couleur du premier joueur
page-color-random = Au hasard
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-usual = Ma pendule habituelle
page-clock-own = Périodes au choix…
page-clock-overtime = Minutes, puis périodes de tant de secondes
page-period = Période { $number }
page-period-minutes = Minutes
page-period-moves = Coups
page-period-rest = le reste
page-period-increment = Secondes par coup
page-period-add = Ajouter une période
page-period-remove = Supprimer la période { $number }
page-terms = Reprises de coups et nulles
page-terms-take-backs = On peut reprendre ses coups
page-terms-draws = Nulles par répétition ou coups sans progrès
page-draws-automatic = Terminent la partie d’elles-mêmes
page-draws-claimed = Doivent être réclamées
page-go-size = Plateau
page-go-size-other = Autre…
page-go-size-own = Taille du plateau
page-go-size-hint = Par exemple 11 ou 13x9
page-go-rules = Règles
page-go-komi = Komi
page-go-komi-usual = selon les règles
page-go-handicap = Handicap

## Variants

page-variants-search = Chercher une variante
page-variants-search-hint = Nom, règle ou pièce
page-variants-count = { $count ->
        [one] { $count } variante
       *[other] { $count } variantes
    }

## Settings

page-keys = Touches
page-key =
    { $key ->
        [Enter] Entrée
        [Shift] Maj
        [Home] Début
        [End] Fin
        [Space] Espace
        [Esc] Échap
        [ArrowLeft] ←
        [ArrowRight] →
        [PageUp] Page préc.
        [Delete] Suppr
        [Backspace] Retour arrière
       *[other] { $key }
    }
page-set-page-display = Affichage
page-set-page-play = Jeu
page-set-page-clock = Pendule
page-set-page-engines = Moteurs
page-set-owner-only = Seul le propriétaire de la maison peut changer cela.
page-set-language = Langue
page-set-language-auto = Celle du navigateur
page-set-theme = Couleurs
page-set-theme-auto = Celles du système
page-set-theme-light = Claires
page-set-theme-dark = Sombres
page-set-pieces = Pièces
page-pieces-classic = Classiques
page-pieces-modern = Modernes
page-pieces-letters = Lettres
page-set-board = Échiquier
page-board-wood = Bois
page-board-sage = Sauge
page-board-slate = Ardoise
page-set-goban = Goban
page-goban-kaya = Kaya
page-goban-ink = Encre
page-set-coordinates = Coordonnées au bord
page-set-highlights = Marquer dernier coup, échec et cases possibles
page-set-always-queen = Toujours promouvoir en dame
page-set-confirm-touch = Sur écran tactile, confirmer chaque coup
page-set-thinking = Montrer ce que pense le programme
page-set-thinking-hint = Profondeur, positions, évaluation et coups attendus
page-set-sounds = Sons
page-set-music = Musique discrète
page-set-volume = Volume
page-set-volume-hint = Des sons et de la musique, sur cent
page-set-animation = Animation
page-set-animation-hint = Millisecondes par coup ; 0 pour aucune
page-set-name = Votre nom
page-set-name-hint = Tel qu’il figure dans vos parties
page-set-confirmations = Demander avant d’abandonner ou de quitter
page-set-confirmations-hint = Pour qu’aucune partie ne se perde par mégarde
page-set-may-resign = Le programme peut abandonner
page-set-program = Le programme
page-set-level = Niveau habituel
page-set-shortest-answer = Répond après au moins (ms)
page-set-alice-boards = Échiquiers d’Alice
page-set-depth = Coups à l’avance
page-set-nodes = Positions
page-set-move-time = Temps par coup (ms)
page-set-by-level = 0 : selon le niveau
page-set-clock-sentence = La pendule habituelle est proposée à chaque nouvelle partie. Chaque période a sa durée et, si l’on veut, un nombre de coups après lequel la suivante commence.
page-set-clock-none = Il n’y a pas encore de pendule habituelle.
page-set-engines-sentence = Les programmes d’autres auteurs (UCI, XBoard, GTP) sont inscrits dans le fichier des réglages de la machine qui fait tourner Plateau.
page-set-engines-none = Aucun moteur n’est configuré.

## Library

page-undo = Annuler
page-save = Enregistrer
page-line-column = ligne { $line }, colonne { $column }
page-problem = { $where } : { $why }
page-library-bin = Corbeille
page-library-bin-none = La corbeille est vide.
page-library-bin-empty = Vider la corbeille
page-library-bin-emptied = La corbeille est vide à présent.
page-library-import = Importer
page-library-export = Exporter
page-library-none = Aucune partie n’est encore conservée. Jouez-en une, ou importez-en.
page-library-not-found = Aucune partie ne correspond.
page-library-count = { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
page-library-more = En montrer d’autres ({ $count })
page-library-search = Chercher
page-library-search-hint = Noms, tournois, lieux, dates
page-library-filters = Plus de filtres
page-library-any = Tous
page-library-order = Ordre
page-order-added = Les plus récentes
page-order-date = Date
page-order-white = Blancs
page-order-black = Noirs
page-order-event = Tournoi
page-order-plies = Longueur
page-library-winner = Résultat
page-winner-white = Gain des Blancs
page-winner-black = Gain des Noirs
page-winner-draw = Nulle
page-winner-unknown = Inconnu
page-library-player = Joueur
page-library-from = Du
page-library-to = Au
page-library-edit = Titre et étiquettes de { $game }
page-library-throw = Jeter { $game }
page-library-thrown = { $game } est dans la corbeille.
page-library-take-back = Reprendre
page-library-taken-back = { $game } est de retour dans la bibliothèque.
page-library-tags = Titre et étiquettes
page-library-title = Titre
page-library-title-hint = Un nom à vous, à la place de celui des joueurs
page-library-text = La partie en texte
page-library-saved = C’est enregistré.
page-tag-white = Blancs
page-tag-black = Noirs
page-tag-event = Tournoi
page-tag-site = Lieu
page-tag-date = Date
page-tag-round = Ronde
page-tag-annotator = Annotateur
page-tag-result = Résultat
page-import-choose = Choisir des fichiers
page-import-drop = ou les déposer ici : PGN, PDN ou SGF de toute taille, ou une position (FEN)
page-import-paste = Ou coller des parties, ou une position (FEN)
page-import-pasted = Texte collé
page-import-do = Les importer
page-import-position = Ouvrir la position
page-import-progress = { $games ->
        [one] { $games } partie lue
       *[other] { $games } parties lues
    }
page-import-report = { $read ->
        [one] { $read } partie lue
       *[other] { $read } parties lues
    }, { $added ->
        [one] { $added } nouvelle
       *[other] { $added } nouvelles
    }, { $known ->
        [one] { $known } déjà connue
       *[other] { $known } déjà connues
    }.
page-import-broken = { $count ->
        [one] { $count } partie n’a pas pu être lue
       *[other] { $count } parties n’ont pas pu être lues
    }
page-library-nameless = Joueurs sans nom
page-library-casual = Partie amicale

## Scores

page-scores-none = Aucune partie n’est encore terminée.
page-scores-choose = Choisissez un joueur pour voir l’évolution de son classement et ses résultats contre les autres.
page-scores-player = Joueur
page-scores-wins = Gagnées
page-scores-draws = Nulles
page-scores-losses = Perdues
page-scores-wins-short = +
page-scores-draws-short = =
page-scores-losses-short = −
page-scores-rating = Classement
page-scores-games = Parties
page-scores-against = Contre
page-scores-nobody = Personne
page-scores-never = { $one } et { $other } n’ont pas encore joué l’un contre l’autre.
page-scores-told = { $one } contre { $other } : { $wins } gagnées, { $draws } nulles, { $losses } perdues.
page-scores-chart-told = { $name } : de { $first } à { $last }.
page-player-person = personne
page-player-level = programme
page-player-engine = moteur

## Variants, in full

page-variants-load = Charger un fichier de variantes
page-variants-unplayable = Injouable
page-variants-missing = Il n’y a pas de variante { $name }.
page-variants-start = { $name } : le début de la partie
page-variants-aliases = Autres noms : { $names }.
page-variants-play = Y jouer
page-variants-rules = Règles
page-variants-pieces = Pièces
page-variants-choose = Choisir un fichier
page-variants-choose-hint = variants.ini, dans le langage de Fairy-Stockfish
page-variants-paste = Ou en écrire un ici
page-variants-check = Vérifier
page-variants-keep = Ajouter à mes variantes
page-variants-found = { $count ->
        [0] Il ne contient aucune variante.
        [one] Il contient { $count } variante.
       *[other] Il contient { $count } variantes.
    }
page-variants-sound = Tout est en ordre.
page-variants-problems = { $count ->
        [one] { $count } remarque :
       *[other] { $count } remarques :
    }
page-variants-error = Erreur,
page-variants-warning = Remarque,
page-variants-forget = Oublier { $name }
page-variants-forgotten = { $name } est oublié.
page-line = ligne { $line }

## Links for others

page-share = Inviter
page-share-sentence = Envoyez ce lien à votre adversaire, ou faites-le scanner. Qui l’ouvre prend la place.
page-share-loopback = Plateau n’écoute que cet ordinateur. Les autres l’atteindront quand il écoutera le réseau local.
page-share-start = Écouter le réseau local
page-share-stop = Ne plus écouter
page-share-code = Code à scanner pour les { $color ->
        [white] Blancs
       *[black] Noirs
    }
page-share-color = Lien pour les { $color ->
        [white] Blancs
       *[black] Noirs
    }
page-share-copy = Copier le lien
page-share-copied = Copié
page-share-no-copy = Le navigateur ne copie pas ; sélectionnez plutôt le lien.

## Set up a position

page-new-from-position = La partie commence par la position composée.
page-new-usual-start = Commencer comme d’habitude
page-setup-kind = { $name } : changer de jeu
page-setup-board = Échiquier { $board }
page-setup-board-only = Plateau
page-setup-on = { $square } : { $color ->
        [white] { game-piece } (Blancs)
        [black] { game-piece } (Noirs)
       *[none] { game-piece }
    }
page-setup-piece = { $color ->
        [white] { game-piece } (Blancs)
        [black] { game-piece } (Noirs)
       *[none] { game-piece }
    }
page-setup-pieces = { $color ->
        [white] Pièces blanches
        [black] Pièces noires
       *[none] Autres pièces
    }
page-setup-hands = Outils
page-setup-move = Déplacer
page-setup-remove = Retirer
page-setup-clear = Vider le plateau
page-setup-start = Revenir au début
page-setup-turn = Au trait
page-setup-castling = Roques
page-setup-hand = { $color ->
        [white] Main des Blancs
       *[black] Main des Noirs
    }
page-setup-hand-less = En main, { game-piece } { $color ->
        [white] (Blancs)
       *[black] (Noirs)
    } : un exemplaire de moins
page-setup-hand-more = En main, { game-piece } { $color ->
        [white] (Blancs)
       *[black] (Noirs)
    } : un exemplaire de plus
page-setup-read = Montrer cette position
page-setup-play = Jouer à partir d’ici
page-missing = L’adresse est peut-être ancienne, ou mal écrite.

## Keys and the end

page-keys-screens = Écrans
page-keys-here = Partout
page-keys-walk = Parcourir un menu
page-keys-choose = Choisir
page-keys-list = À une liste déroulante : la première, la deuxième…
page-quit = Quitter
page-quit-hint = Enregistre tout et arrête le programme
page-quit-sure = Quitter Plateau ?
page-quit-sentence = Vos parties sont enregistrées ; vous les reprendrez à votre retour.
page-quit-done = Plateau est arrêté
page-quit-done-hint = Tout est enregistré. Vous pouvez fermer cette fenêtre.

## Boards

page-new-boards = Échiquiers
page-new-boards-usual = Comme d’habitude
page-new-boards-count = { $count }, chaque coup finit sur le suivant
page-guest = Vous êtes ici en visite. Qui vous invite vous envoie le lien d’une partie.

## Engines and records

page-set-engines-test = Tester
page-set-engines-testing = Essai en cours…
page-continue-records = Parties ouvertes pour l’étude
page-continue-turn = À vous de jouer
page-continue-waiting = En attente d’un joueur
page-continue-paused = En pause
page-continue-counting = Décompte
