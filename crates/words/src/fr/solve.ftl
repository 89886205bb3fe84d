# Vie et mort au go : questions, verdicts, essais, et tables de problèmes.

## Ce qui ne va pas dans une question

solve-no-rows = il faut des rangées de N, B, _ et -, il n’y en a pas
solve-sign = rangée { $row }, colonne { $column } : il faut N, B, _ ou -, et non { $sign }
solve-length = la rangée { $row } a { $got } points au lieu de { $expected }
solve-board-size = un goban a de 1 à 25 colonnes et rangées, et non { $files } sur { $ranks }
solve-no-problem = il n’y a pas de problème dans le fichier
solve-too-long = il dépasse { $limit } Mio
solve-no-point = il faut un point comme C3, et non { $text }
solve-no-target = pas de cible : nommez une pierre du groupe (--target C3), ou marquez-la dans le fichier (TR)
solve-several = plusieurs groupes sont possibles, ceux de { $stones } : nommez-en un (--target)
solve-empty = la cible { $point } est vide
solve-off-board = la cible { $point } n’est pas sur un goban de { $size }
solve-colors = les cibles { $one } et { $other } sont de couleurs différentes
solve-outside = la cible { $point } est hors de la région : sa chaîne a une liberté que personne ne peut combler
solve-no-region = il n’y a pas de point où l’on puisse jouer
solve-too-large = la région a { $points } points, et { $most } au plus sont possibles : marquez ceux qui comptent (SQ)
solve-open = le groupe de { $point } n’est pas enfermé : marquez les points qui comptent (SQ)
solve-nowhere = le point { $point } de la région n’est pas sur le goban
solve-no-liberty = la pierre { $color ->
        [black] noire
       *[other] blanche
    } en { $point } n’a pas de liberté
solve-file = { $file } : { $why }
solve-file-problem = { $file }, problème { $number } : { $why }

## Ce qui est demandé

solve-question =
    Le groupe { $color ->
        [white] blanc
       *[black] noir
    } de { $target } vit-il ?
solve-question-several =
    Les pierres { $color ->
        [white] blanches
       *[black] noires
    } { $target } vivent-elles toutes ?
solve-region-marked =
    { $count ->
        [one] On peut jouer sur 1 point vide.
       *[other] On peut jouer sur { $count } points vides.
    }
solve-region-worked-out =
    { $count ->
        [one] La région a été déduite ; elle a 1 point vide : { $points }
       *[other] La région a été déduite ; elle a { $count } points vides : { $points }
    }
solve-master-attacker = L’attaquant gagne chaque ko.
solve-master-defender = Le défenseur gagne chaque ko.

## Verdicts

solve-alive = vivant, avec deux yeux
solve-dead = mort
solve-seki = vivant en seki
solve-unknown = inconnu
solve-ko-lives =
    { $threats ->
        [one] { $kind } ; il vit si personne n’a de menace, et il en faut 1 à l’attaquant
       *[other] { $kind } ; il vit si personne n’a de menace, et il en faut { $threats } à l’attaquant
    }
solve-ko-dies =
    { $threats ->
        [one] { $kind } ; il meurt si personne n’a de menace, et il en faut 1 au défenseur
       *[other] { $kind } ; il meurt si personne n’a de menace, et il en faut { $threats } au défenseur
    }
solve-ko-direct = ko direct
solve-ko-steps = ko à plusieurs étapes
solve-ko-thousand = ko de mille ans
solve-result =
    { $color ->
        [white] Trait aux Blancs
       *[black] Trait aux Noirs
    } : { $verdict }.
solve-guess = Il semble, mais rien n’est prouvé : { $verdict }.
solve-first-moves = Premiers coups : { $moves }
solve-two-eye-moves = Avec deux yeux : { $moves }
solve-no-first-move = Rien n’y fait.
solve-incomplete = La recherche a pris fin avant que tous les premiers coups aient été essayés.
solve-line = Le meilleur jeu : { $moves }
solve-refutation = { $move } échoue : { $verdict }
solve-refutation-line = { $move } échoue : { $verdict } ({ $line })
solve-unexplained = La recherche a pris fin avant que le reste soit expliqué.
solve-effort =
    { $nodes ->
        [one] 1 position
       *[other] { $nodes } positions
    }, { $seconds } s
solve-checked = Prouvé une seconde fois, sans la recherche.
solve-check-failed = La seconde preuve dit autre chose.
solve-unchecked = Personne ne l’a prouvé une seconde fois.
solve-progress = { $nodes } positions, { $proof } à prouver, { $disproof } à réfuter ; { $line }

solve-tally = problèmes { $problems }, décidés { $decided }, inconnus { $unknown }

## Tables

solve-table-no-head = la table est vide : sa première ligne nomme ses colonnes
solve-table-no-rows = la table n’a pas de problème
solve-table-no-column = la table n’a pas de colonne { $column }
solve-table-cells = la ligne { $line } a { $got } colonnes au lieu de { $expected }
solve-table-value = ligne { $line } : { $value } ne veut rien dire dans la colonne { $column }
solve-table-file = ligne { $line } : impossible de lire { $file } : { $why }
solve-table-question = ligne { $line } : { $why }
solve-table-row = { $id } : { $what }
solve-table-undecided = rien n’est prouvé
solve-table-alive = vivant
solve-table-dead = mort
solve-table-seki = seki
solve-table-ko = ko
solve-table-verdict = { $got }, où la table a { $expected }
solve-table-ko-winner = le ko est gagné par l’autre camp que dans la table
solve-table-threats = un ko de { $got } menaces, où la table en a { $expected }
solve-table-first-moves = premiers coups qui manquent : { $missing } ; de trop : { $surplus }
solve-table-two-eye-moves = coups vers deux yeux qui manquent : { $missing } ; de trop : { $surplus }
solve-table-tally = problèmes { $rows }, justes { $right }, faux { $wrong }, inconnus { $unknown }
solve-table-times = secondes : médiane { $median }, neuf sur dix en { $most }, la plus longue { $longest }, en tout { $total }
solve-table-nodes = positions { $nodes }
solve-table-baseline = positions { $nodes }, celles de la recherche de référence { $baseline }

## Essais

solve-correct = Juste : { $verdict }.
solve-only-seki = Il vit, mais deux yeux étaient possibles : { $verdict }.
solve-only-ko = Cela marche, mais seulement par un ko : { $verdict }.
solve-worse-ko = Un meilleur ko était possible : { $verdict }.
solve-fails = Cela échoue : { $verdict }.
solve-hopeless = Rien n’y fait ici : { $verdict }.
solve-not-known = On ne sait pas si cela marche.
solve-over = Les pierres sont prises : reprenez un coup.
solve-forbidden = { $move } n’est pas possible ici sans une menace ailleurs.
solve-thinking = Le solveur est au travail ; vos lignes seront entendues quand il aura fini.
solve-ready = Le solveur connaît la réponse.
solve-given-up = Le solveur a été arrêté ; ce qu’il n’a pas prouvé est inconnu.
solve-turn =
    { $color ->
        [white] Trait aux Blancs.
       *[black] Trait aux Noirs.
    }
solve-answered =
    { $color ->
        [white] Les Blancs répondent { $move }.
       *[black] Les Noirs répondent { $move }.
    }
solve-goes-on = Puis { $moves }.
solve-settled = Il n’y a plus rien à jouer.
solve-needs-threat = Seule une menace ailleurs aide ici : il faut reprendre le ko.
solve-captured = Les pierres sont prises.
solve-hint = Essayez { $move }.
solve-no-hint = Aucun coup n’aide, ou aucun n’est nécessaire.
solve-nothing-to-undo = Aucun coup n’a encore été joué.
solve-taken-back = { $moves } est repris.
solve-other-side =
    { $color ->
        [white] Vous jouez les Blancs.
       *[black] Vous jouez les Noirs.
    }
solve-first-side =
    { $color ->
        [white] Les Blancs commencent.
       *[black] Les Noirs commencent.
    }
solve-only-side = Le fichier ne demande qu’un camp.
solve-save-where = Où ? Dites sauver FICHIER.sgf.
solve-skipped = Le problème { $number } est sauté : { $why }.
solve-no-next = C’est le dernier problème du fichier.
solve-number = Problème { $number } sur { $count } : { $name }
solve-number-unnamed = Problème { $number } sur { $count }
solve-no-such-number = il n’y a pas de problème { $number } dans le fichier : il en a { $count }
solve-not-a-word = { $text } n’est ni un point ni un mot connu ici ; aide les énumère.
solve-help =
    Coups : C3, passer. Mots : conseil, annuler, verdict (ce que devient le groupe), solution (tous les premiers coups et pourquoi les autres échouent), début (reprendre au commencement), trait (l’autre camp commence), échanger (jouer l’autre camp), arrêter (le solveur), voir (le goban), sauver FICHIER.sgf, suivant, aide, quitter.

## Les problèmes sur la page

problems-no-collection = Il n’y a pas de tel recueil de problèmes.
problems-unknown = Il n’y a plus de tel problème.
problems-no-goban = La vie et la mort ne se demandent qu’au go.
problems-full = Trop de problèmes sont ouverts ici : fermez-en un d’abord.
problems-waiting = Trop de choses attendent déjà le solveur.
problems-closed = Aucun problème n’est ouvert.
problems-too-many = il y a trop de problèmes : seuls les { $most } premiers sont montrés
problems-too-many-files = il y a trop de fichiers : seuls les { $most } premiers sont lus
problems-too-many-moves = une suite a { $most } coups au plus
