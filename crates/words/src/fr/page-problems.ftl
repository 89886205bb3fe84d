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
