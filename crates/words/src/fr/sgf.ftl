# Ce qui ne va pas dans une partie en SGF, et comment sa fin est comptée.

## Le texte

sgf-no-game = il faut une partie comme (;GM[1]), il n’y en a pas
sgf-unexpected = { $sign } inattendu
sgf-game-unopened = la partie n’est pas ouverte par (
sgf-game-open = la partie n’est pas fermée par )
sgf-node-unopened = le nœud n’est pas ouvert par ;
sgf-node-behind-variations = un nœud ne peut pas suivre des variantes
sgf-empty-variation = il manque un nœud à la variante
sgf-name = il faut le nom d’une propriété en capitales, et non { $name }
sgf-no-value = la propriété { $name } n’a pas de valeur
sgf-value-open = la valeur de { $name } n’est pas fermée par ]
sgf-unknown-charset = jeu de caractères inconnu : { $label }
sgf-charset = le texte n’est pas en { $charset }, comme il le prétend

## La partie et ses coups

sgf-other-game = le jeu est { $game }, et non le go
sgf-other-kind = le jeu est de la sorte { $number }, et non le go
sgf-size = il faut une taille comme 19 ou 19:13, de 1 à 52 dans chaque sens, et non { $size }
sgf-too-large = on ne peut pas jouer sur un goban de { $size } : { $max } lignes au plus
sgf-second-move = un nœud ne peut pas avoir deux coups
sgf-no-liberty = la pierre { $color ->
        [black] noire
       *[other] blanche
    } en { $point } n’a pas de liberté
sgf-illegal-over = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : la partie est finie
sgf-illegal-off-board = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : il n’y a pas de tel point
sgf-illegal-outside = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : le point ne fait pas partie du jeu
sgf-illegal-occupied = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : une pierre { $other ->
        [black] noire
       *[other] blanche
    } y est
sgf-illegal-ko = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : le ko ne peut pas être repris aussitôt
sgf-illegal-suicide = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : la pierre n’aurait pas de liberté
sgf-illegal-repeats-start = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : le coup répète la position du début
sgf-illegal-repeats = { $color ->
        [black] Noir
       *[other] Blanc
    } ne peut pas jouer { $mv } : le coup répète la position après le coup { $after }

## Valeurs

sgf-value = la valeur { $value } de { $name } n’est pas comprise
sgf-off-board = la valeur { $value } de { $name } n’est pas sur le goban
sgf-not-empty = la valeur de { $name } doit être vide, et non { $value }
sgf-not-double = la valeur de { $name } doit être 1 ou 2, et non { $value }
sgf-not-number = la valeur de { $name } doit être un nombre entier, et non { $value }
sgf-not-within = la valeur de { $name } doit être un nombre de { $min } à { $max }, et non { $value }
sgf-not-real = la valeur de { $name } doit être un nombre comme 6.5, et non { $value }
sgf-not-pair = la valeur de { $name } doit être deux points comme aa:bb, et non { $value }
sgf-not-label = la valeur de { $name } doit être un point et son texte comme aa:texte, et non { $value }
sgf-not-figure = la valeur de { $name } doit être un nombre et un titre comme 0:titre, et non { $value }
sgf-not-result = la valeur de { $name } doit être un résultat comme B+3.5, W+R, 0 ou Void, et non { $value }
sgf-not-date = la valeur de { $name } doit être une date comme 2026-01-31, et non { $value }
sgf-unknown-rules = les règles { $value } sont inconnues

## Propriétés

sgf-many-values = la propriété { $name } ne peut avoir qu’une valeur
sgf-twice = la propriété { $name } est deux fois dans son nœud
sgf-point-twice = le point { $point } de { $name } est déjà dans { $other } du même nœud
sgf-mixed = un nœud avec un coup ne peut rien poser, comme le fait { $name }
sgf-below-root = la propriété { $name } ne peut être qu’à la racine
sgf-second-info = { $name } décrit la partie, comme le fait déjà un nœud plus haut

## Limites

sgf-limit-game = la partie dépasse { $limit } octets
sgf-limit-between = aucune partie ne commence dans { $limit } octets ; la suite n’est pas lue
sgf-limit-value = une valeur dépasse { $limit } octets
sgf-limit-name = le nom d’une propriété dépasse { $limit } octets
sgf-limit-depth = les variantes sont imbriquées au-delà de { $limit } niveaux
sgf-limit-nodes = la partie a plus de { $limit } nœuds
sgf-limit-line = une ligne a plus de { $limit } nœuds ; au-delà, ses coups ne sont pas vérifiés
sgf-limit-properties = la partie a plus de { $limit } propriétés
sgf-limit-values = la partie a plus de { $limit } valeurs
sgf-limit-points = la partie pose plus de { $limit } points
sgf-limit-positions = les mises en place, changements de trait et coups illégaux d’une ligne prennent plus de { $limit } octets ; au-delà, elle n’est pas vérifiée
sgf-limit-problems = la partie a plus de { $limit } problèmes ; les autres ne sont pas dits

## Le compte d’une partie

score-unplayable = la ligne principale ne peut pas être jouée jusqu’au bout, il n’y a donc rien à compter
score-dead = mortes : { $stones } ({ $from })
score-dead-none = aucune
score-dead-file = comme le fichier les marque
score-dead-rules = ces règles ne laissent rien de mort sur le goban
score-dead-proven = prouvé
score-dead-estimated = une estimation
score-side = { $color ->
        [black] noir
       *[other] blanc
    } : { $total } (pierres { $stones }, territoire { $territory }, prisonniers { $prisoners })
score-rules = règles { $rules }, { $bonus } pour Blanc en plus ({ $why })
score-rules-option = comme le dit --rules
score-rules-file = comme le dit le fichier
score-rules-unnamed = le fichier n’en nomme pas
score-rules-unknown = les règles { $named } du fichier sont inconnues
score-refused = selon ces règles, { $why } ; la pierre a été posée quand même
score-result = résultat { $result }
