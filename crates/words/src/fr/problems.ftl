# Ce qui ne va pas dans un fichier de variantes.

## Le fichier et ses lignes

file-byte-order-mark = le fichier commence par un indicateur d’ordre des octets, qui gêne d’autres programmes
file-no-sections = le fichier n’a aucune [section], donc aucune variante
file-too-long = le fichier dépasse { $limit } Mio et n’est pas lu
file-utf16 = le fichier est en UTF-16 ; enregistrez-le en UTF-8
file-sections = plus de { $limit } sections ; { $name } est la première qui n’est pas lue, et rien n’est lu après elle
line-before-header = le texte qui précède la première [section] n’appartient à aucune variante et n’est pas lu
section-lines = plus de { $limit } lignes dans une section ; la suite n’en est pas lue
line-indented = d’autres programmes ne lisent pas une ligne qui commence par des espaces
line-too-long = la ligne a { $length } octets ; on en lit { $limit } au plus
line-nul = la ligne contient un octet nul, ce qu’aucun texte ne contient
line-not-utf8 = la ligne n’est pas en UTF-8 (octet { $place }) ; enregistrez le fichier en UTF-8
header-open = l’en-tête { $text } n’a pas de crochet fermant
header-rest = le texte { $text } après l’en-tête n’est pas lu
header-nameless = la section n’a pas de nom
header-parentless = il manque un parent après le deux-points de [{ $name }:]
name-impossible = { $name } n’est pas un nom de variante
line-no-setting = { $text } n’est pas une ligne de la forme clé = valeur
key-missing = il manque une clé avant le =
value-missing = il manque une valeur après { $key } =
value-comment = un commentaire occupe une ligne à lui seul ; { $comment } ferait partie de la valeur

## Noms et parents

name-twice = { $name } est déjà défini à la ligne { $line } ; cette définition-là compte, celle-ci n’est pas lue
name-like-earlier = { $name } ne diffère de { $other } (ligne { $line }) que par la casse ou la ponctuation ; on ne le trouve qu’écrit exactement ainsi
name-built-in-same = { $name } est intégrée au programme, avec les mêmes règles
name-built-in = { $name } est le nom d’une variante intégrée ; c’est cette section qui est jouée, mais comme parent le nom désigne la variante intégrée
name-built-in-anew = { $name } est le nom d’une variante intégrée ; ici c’est cette section qui compte
name-built-in-kept = { $name } a ici des erreurs : le nom désigne toujours la variante intégrée { $known }
name-like-built-in = { $name } est un autre nom de la variante intégrée { $known } ; ici il désigne cette section
parent-itself = { $name } se nomme soi-même comme parent
parent-circle = { $name } est son propre ancêtre, par son parent { $parent } (ligne { $line })
parent-faulty = le parent { $parent } a lui-même des erreurs (ligne { $line })
parent-later = le parent { $parent } vient plus loin, à la ligne { $line } ; un parent précède ses enfants
parent-unknown = il n’y a pas de variante { $name } qui puisse être le parent
parent-read-as = le parent { $name } est lu comme { $known }
parent-too-deep = plus de { $limit } variantes sont au-dessus de { $name }

## Clés

key-unknown = il n’y a pas de clé { $key }
key-misspelt = il n’y a pas de clé { $key } ; vouliez-vous dire { $known } ?
key-twice = { $key } est dit deux fois ; c’est cette ligne qui compte, et non la ligne { $line }
key-idle = { $key } n’a pas d’effet sans { $needs }
key-old = { $key } s’écrit aujourd’hui { $today }
key-gone = { $key } n’est plus compris ; écrivez { $today }

## Valeurs

expected-text = il faut un texte, et non { $got }
expected-boolean = il faut true ou false, et non { $got }
expected-number = il faut un nombre de { $min } à { $max }, et non { $got }
expected-file = il faut une colonne de a à l, ou son numéro, et non { $got }
expected-rank = il faut une rangée de 1 à 10, et non { $got }
expected-region = il faut des cases comme e4, des rangées entières comme *8, des colonnes entières comme e*, ou -, et non { $got }
expected-worth = il faut win, loss ou draw, et non { $got }
expected-optional-worth = il faut win, loss, draw ou none, et non { $got }
expected-word = il faut l’un de ces mots : { $words } ; et non { $got }
expected-piece = il faut la lettre d’une pièce, et non { $got }
expected-piece-or-any = il faut la lettre d’une pièce, ou * pour n’importe laquelle, et non { $got }
expected-piece-or-none = il faut la lettre d’une pièce, ou - pour aucune, et non { $got }
expected-pieces = il faut des lettres de pièces, ou - pour aucune, et non { $got }
expected-pieces-or-any = il faut des lettres de pièces, * pour toutes ensemble, ou - pour aucune, et non { $got }
expected-limits = il faut des lettres avec des nombres, comme q:1 r:2, et non { $got }
expected-pairs = il faut des lettres avec des lettres, comme p:g s:g, et non { $got }
expected-synonyms = il faut des lettres libres avec des lettres, comme h:n, et non { $got }
expected-rights = il faut certains de K, Q, k et q, ou -, et non { $got }
expected-custom-piece = il faut une lettre et des coups, comme a:BN, ou -, et non { $got }
expected-king = il faut une lettre, seule ou avec des coups, comme k:W, ou -, et non { $got }
expected-letter = il faut une lettre, ou - pour aucune, et non { $got }
letter-unknown = aucune pièce de cette variante n’a la lettre { $letter }
letter-taken = la lettre { $letter } est celle d’une autre pièce
value-any = * ne veut rien dire ici : nommez les lettres des pièces
region-unknown = { $text } n’est ni une case, ni une rangée, ni une colonne d’un échiquier de 12 colonnes et 10 rangées au plus
region-beyond = { $square } n’est pas sur un échiquier de { $files } colonnes et { $ranks } rangées
letter-shared = { $key } et { $other } ne peuvent pas avoir tous deux la lettre { $letter }
moves-missing = { $key } demande des coups après sa lettre, comme { $letter }:BN
moves-fixed = la pièce { $key } a ses propres coups ; seuls customPiece et le roi en reçoivent
moves-initial-capture = un premier coup (i) ne prend jamais, quoi que dise c
double-step-nowhere = il n’y a aucune case d’où faire un double pas ; nommez-les avec doubleStepRegionWhite et …Black
promotion-lost = la lettre de la pièce { $piece } est donnée de nouveau, si bien que les pions ne la deviennent plus ; dites-le avec promotionPieceTypes, ou supprimez la ligne

## La position de départ

start-boards = la position de départ a des placements pour { $found } échiquiers au lieu de { $expected }
start-ranks = la position de départ a { $found ->
        [one] { $found } rangée
       *[other] { $found } rangées
    } au lieu de { $expected }
start-files = la position de départ a { $found ->
        [one] { $found } case
       *[other] { $found } cases
    } au lieu de { $expected } sur la rangée { $rank }
start-sign = la position de départ contient { $sign }, qui n’est la lettre d’aucune pièce de cette variante
start-hand = la position de départ a un [ qu’aucun ] ne ferme
start-turn = la position de départ a { $found } à la place de w ou b
start-right = personne ne peut roquer avec le droit { $right }, qui est laissé de côté
start-passing = rien ne peut être pris en passant sur { $square }, qui est laissé de côté
start-ducks = il y a plus d’un canard ; après le premier coup il n’y en aura qu’un
start-decided = la partie est finie avant son premier coup

## Les règles dans leur ensemble

unsound-no-pieces = la variante n’a pas de pièces
unsound-moves-unsaid = rien ne dit comment { $piece } se déplace
unsound-promoted-letterless = la pièce { $piece } deviendrait { $other }, qui n’a pas de lettre
unsound-piece-absent = { $key } nomme la pièce { $piece }, qui n’est pas dans le jeu
unsound-checks-uncounted = on ne peut pas compter des échecs là où il est interdit d’en donner (checking = false)
unsound-castling-rank-beyond = castlingRank n’est pas sur l’échiquier : personne ne peut roquer
unsound-castling-files-crossed = castlingQueensideFile est à droite de castlingKingsideFile
unsound-drops-and-walls = une variante ne peut pas avoir à la fois des parachutages et des murs
unsound-wall-or-move-alone = wallOrMove ne veut rien dire sans wallingRule
unsound-needs-gating = { $key } demande gating = true
unsound-flag-safe-blast = flagPieceSafe ne voit pas ce qu’une explosion enlèverait
unsound-transfer-alone = transfer et enPassant ne veulent rien dire sur un seul échiquier
unsound-royal-clash = { $key } ne se joue pas avec un roi royal ; donnez sa lettre à un commoner (king = -, commoner = k) et dites avec extinctionPieceTypes = k qui perd
unsound-immune-unthought = { $key } n’est pas pris en compte quand on décide si une pièce royale est en échec
unsound-kingless-white = les Blancs n’ont pas de roi, et aucune autre règle ne peut finir la partie contre eux
unsound-kingless-black = les Noirs n’ont pas de roi, et aucune autre règle ne peut finir la partie contre eux

## La liste des problèmes elle-même

problems-more = et { $count } autres problèmes

## Comment une pièce se déplace

moves-sign = { $sign } (signe { $place }) ne fait pas partie de la notation des pièces comprise ici
moves-dangling = les modificateurs { $modifiers } à la fin ne se rapportent à aucun coup
moves-long = une course se compte jusqu’à 9 pas, et non { $steps }
moves-lame-ride = les courses arrêtées en chemin (n devant { $atom }) ne sont pas comprises ici
moves-hop = les sauts par-dessus une pièce (p ou g devant { $atom }) ne suivent que les rangées, les colonnes et les diagonales

## Des règles qui ne se jouent pas

unplayable-size = un échiquier a de 1 à 12 colonnes et de 1 à 10 rangées, et non { $files } sur { $ranks }
unplayable-no-pieces = aucune pièce de la variante n’a de lettre
unplayable-letter = { $one } et { $other } ont la même lettre { $letter }
unplayable-moves = { $piece } : { $why }
unplayable-not-a-letter = { $letter } n’est pas une lettre de A à Z
unplayable-number = { $number } est plus qu’une partie ne peut en avoir, le plus est { $most }
unplayable-boards = il peut y avoir de 1 à 8 échiquiers, et non { $boards }

## Des règles qui ne veulent rien dire sur plusieurs échiquiers

alice-walls = sur plusieurs échiquiers, murer des cases n’a pas de sens
alice-petrify = sur plusieurs échiquiers, se changer en pierre n’a pas de sens
alice-flip = sur plusieurs échiquiers, retourner les pièces encerclées n’a pas de sens
alice-enclosing = sur plusieurs échiquiers, un parachutage qui doit encercler n’a pas de sens
alice-sittuyin = sur plusieurs échiquiers, une promotion sans coup n’a pas de sens
alice-facing = sur plusieurs échiquiers, des généraux qui se font face n’ont pas de sens
alice-palace = sur plusieurs échiquiers, un palais n’a pas de sens
alice-leap = sur plusieurs échiquiers, un premier saut du roi et du conseiller n’a pas de sens
alice-row = sur plusieurs échiquiers, une ligne de pièces n’a pas de sens
alice-bridge = sur plusieurs échiquiers, relier des régions n’a pas de sens
alice-full-board = sur plusieurs échiquiers, un échiquier plein n’a pas de sens
alice-bishops = sur plusieurs échiquiers, des fous sur des cases des deux couleurs n’ont pas de sens
alice-must-drop = sur plusieurs échiquiers, un parachutage obligatoire n’a pas de sens
alice-partner = sur plusieurs échiquiers, un partenaire à un autre échiquier n’a pas de sens

## Des règles qui ne vont pas ensemble

clash-king-blasted = un roi royal ne peut pas exploser : prenez un commoner avec extinctionPseudoRoyal
clash-king-flipped = un roi royal ne peut pas changer de camp en étant encerclé
clash-king-petrified = un roi royal ne peut pas se changer en pierre en prenant
clash-second-king = rien ne peut devenir un second roi royal
clash-king-and-duck = le canard ne se joue pas avec un roi royal
clash-drops-and-walls = on ne parachute pas de pièces là où des cases sont murées
clash-checks-forbidden = on ne peut pas compter des échecs là où l’échec est interdit
