# Problèmes de vie et de mort, et questions sur les groupes d’une partie.

page-title-problems = Problèmes
page-title-problem = Problème
page-title-ask = Ce groupe vit-il ?
page-start-problems = Vie et mort au go, jugées coup par coup

## Interroger un groupe d’une partie

ask-title = Ce groupe vit-il ?
ask-how = Touchez une pierre du groupe. Si vous voulez, touchez aussi des points vides, ou tracez un cadre : on ne jouera alors que là.
ask-no-target = Aucun groupe n’est encore choisi.
ask-target = Le groupe de { $point }.
ask-no-region = La région sera déduite.
ask-region =
    { $count ->
        [one] La région a 1 point.
       *[other] La région a { $count } points.
    }
ask-do = Interroger le solveur
ask-clear = Oublier la région
ask-mark-target = interrogé
ask-mark-region = dans la région

## La liste

problems-built-in = Ceux de Plateau
problems-collections = Recueils
problems-done =
    { $solved ->
        [one] { $solved } résolu sur { $count }
       *[other] { $solved } résolus sur { $count }
    }
problems-count =
    { $count ->
        [one] { $count } problème
       *[other] { $count } problèmes
    }
problems-none = Il n’y a pas de tel problème.
problems-search = Chercher dans les noms et les fichiers
problems-show = Montrer
problems-show-state =
    { $state ->
        [unsolved] Pas encore résolus
        [unseen] Nouveaux
        [tried] Essayés, non résolus
        [solved] Résolus
       *[all] Tous
    }
problems-order =
    { $order ->
        [difficulty] Par difficulté
       *[place] Tels quels
    }
problems-difficulty =
    { $level ->
        [1] très facile
        [2] facile
        [3] moyen
        [4] difficile
       *[5] très difficile
    }
problems-unmeasured = difficulté pas encore connue
problems-unseen = nouveau
problems-tried = essayé
problems-solved = résolu
problems-mistakes =
    { $mistakes ->
        [one] résolu, { $mistakes } erreur
       *[other] résolu, { $mistakes } erreurs
    }
problems-helped = résolu avec de l’aide
problems-pages = Pages
problems-page = { $page } sur { $count }
problems-page-before = Précédents
problems-page-behind = Suivants
problems-add = Ajouter des problèmes
problems-add-do = Ajouter
problems-add-hint = SGF ou lignes de N, B, _ et -. On peut aussi déposer des fichiers sur la liste.
problems-paste = Ou collez des problèmes
problems-reading = lecture en cours…
problems-throw = Retirer { $name } de la liste
problems-thrown = { $name } n’est plus dans la liste.
problems-faults =
    { $count ->
        [one] { $count } chose n’y a pas pu être lue.
       *[other] { $count } choses n’y ont pas pu être lues.
    }

## Un problème

problem-number = Problème { $number }
problem-about = Au sujet du problème
problem-opening = Ouverture du problème…
problem-to-list = Problèmes
problem-to-game = Retour à la partie
problem-draw-region = Sur le goban de la partie, vous pouvez tracer la région qui compte.
problem-next = Prochain à résoudre
problem-all-solved = Tous les problèmes de ce recueil sont résolus.
problem-solver = Le solveur
problem-thinks = Le solveur est au travail. Vous pouvez déjà essayer un coup.
problem-waits = Votre question attend que le solveur ait fini.
problem-cancel = Arrêter
problem-search-again = Chercher encore
problem-effort = Effort
problem-numbers = Reste à prouver
problem-proof =
    { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    } d’abord : { $proof } à prouver, { $disproof } à réfuter
problem-line = Suite examinée
problem-verdict = Verdict
problem-from-here = À partir d’ici :
problem-solution = Solution
problem-show-why = Montrer pourquoi
problem-solved = Résolu !
problem-why-others =
    { $count ->
        [one] Pourquoi { $count } autre coup échoue
       *[other] Pourquoi { $count } autres coups échouent
    }
problem-start = Recommencer
problem-other-first =
    { $color ->
        [white] Faire commencer les Blancs
       *[black] Faire commencer les Noirs
    }
problem-other-side = Faire commencer l’autre camp
problem-swap = Changer de camp
problem-part = Voir la partie qui compte
problem-to-now = Retour à votre coup
problem-in-library = Ce qui a été essayé est dans la bibliothèque.
problem-mark-shut = non jouable
problem-keys = Dans le problème
