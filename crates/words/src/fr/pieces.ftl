# La marche de chaque pièce.

piece-pawn = { $letter } est le pion des échecs.
piece-knight = { $letter } est le cavalier des échecs.
piece-bishop = { $letter } est le fou des échecs.
piece-rook = { $letter } est la tour des échecs.
piece-queen = { $letter } est la dame des échecs.
piece-king = { $letter } est le roi, qu’il ne faut pas perdre.
piece-fers = { $letter } est un fers : une case en diagonale.
piece-alfil = { $letter } est un alfil : il saute de deux cases en diagonale.
piece-fersAlfil = { $letter } va d’une case en diagonale ou saute de deux.
piece-silver = { $letter } est un général d’argent : une case en diagonale ou droit devant.
piece-aiwok = { $letter } est un ai-wok : il va comme une tour, un cavalier ou un fers.
piece-bers = { $letter } va comme une tour, ou d’une case en diagonale.
piece-archbishop = { $letter } est un archevêque : il va comme un fou ou un cavalier.
piece-chancellor = { $letter } est un chancelier : il va comme une tour ou un cavalier.
piece-amazon = { $letter } est une amazone : elle va comme une dame ou un cavalier.
piece-knibis = { $letter } va comme un cavalier et prend comme un fou.
piece-biskni = { $letter } va comme un fou et prend comme un cavalier.
piece-kniroo = { $letter } va comme un cavalier et prend comme une tour.
piece-rookni = { $letter } va comme une tour et prend comme un cavalier.
piece-shogiPawn = { $letter } est le pion du shogi : une case droit devant, aussi pour prendre.
piece-lance = { $letter } est une lance : elle va comme une tour, mais droit devant seulement.
piece-shogiKnight = { $letter } est le cavalier du shogi : il saute comme un cavalier, mais seulement sur les deux cases les plus avancées.
piece-gold = { $letter } est un général d’or : une case tout droit, ou en diagonale vers l’avant.
piece-dragonHorse = { $letter } est un cheval-dragon : il va comme un fou, ou d’une case tout droit.
piece-clobber = { $letter } va d’une case tout droit, et seulement pour prendre.
piece-breakthrough = { $letter } avance d’une case, tout droit ou en diagonale, et ne prend qu’en diagonale.
piece-immobile = { $letter } ne bouge jamais.
piece-cannon = { $letter } est le canon du xiangqi : il va comme une tour et prend par-dessus exactement une pièce.
piece-janggiCannon = { $letter } est le canon du janggi : il va et prend comme une tour, par-dessus exactement une pièce.
piece-soldier = { $letter } est un soldat : une case en avant, ou de côté là où il le peut.
piece-horse = { $letter } est le cheval du xiangqi : un cavalier qu’une pièce voisine peut bloquer.
piece-elephant = { $letter } est l’éléphant du xiangqi : deux cases en diagonale, si rien n’est entre elles.
piece-janggiElephant = { $letter } est l’éléphant du janggi : une case tout droit et deux en diagonale vers l’extérieur, si la voie est libre.
piece-banner = { $letter } est une bannière : elle va comme une tour, un canon ou le cheval du xiangqi.
piece-wazir = { $letter } est un vizir : une case tout droit.
piece-commoner = { $letter } va comme un roi, mais n’en est pas un.
piece-centaur = { $letter } est un centaure : il va comme un roi ou un cavalier.
piece-king-own = { $letter } est le roi, qu’il ne faut pas perdre, et a sa propre marche ({ $notation }) :
piece-custom = { $letter } a sa propre marche ({ $notation }) :

## Une sorte de coups

way-mode = { $mode ->
        [go] va sans prendre
        [take] prend
        [first] va sans prendre, à son premier coup
       *[both] va et prend
    }
way-size = { $leap ->
        [wazir] une case tout droit
        [fers] une case en diagonale
        [king] une case tout droit ou en diagonale
        [dabbaba] deux cases tout droit
        [knight] comme un cavalier
        [alfil] deux cases en diagonale
        [threeleaper] trois cases tout droit
        [camel] trois cases tout droit et une de côté
        [zebra] trois cases tout droit et deux de côté
       *[tripper] trois cases en diagonale
    }
way-path = { $leap ->
        [wazir] comme une tour
        [fers] comme un fou
        [king] comme une dame
       *[other] { way-size }, et de même plus loin
    }
way-where = { $where ->
        [forward] vers l’avant
        [backward] vers l’arrière
        [sideways] de côté
        [vertical] vers l’avant et vers l’arrière
        [forward-sideways] vers l’avant et de côté
        [backward-sideways] vers l’arrière et de côté
        [all] en toute direction
       *[some] dans certaines directions, comme sur le dessin
    }
way-leap = { way-mode } : { way-size }, { way-where } ;
way-lame = { way-mode } : { way-size }, { way-where }, si rien n’est entre les deux cases ;
way-ride = { way-mode } : { way-path }, { way-where }{ $limit ->
        [0] { "" }
        [1] , d’un pas
       *[other] , de { $limit } pas au plus
    } ;
way-hop = { way-mode } : { way-path }, { way-where }, par-dessus exactement une pièce{ $limit ->
        [0] { "" }
       *[other] , de { $limit } pas au plus en tout
    } ;
way-grasshop = { way-mode } : { way-path }, { way-where }, mais seulement sur la case juste derrière la première pièce rencontrée ;

## Les marques d’un dessin

mark-both = { $mark } y va et y prend
mark-go = { $mark } y va sans prendre
mark-take = { $mark } y va seulement pour prendre
mark-first = { $mark } y va à son premier coup seulement
mark-ride = { $mark } si toutes les cases du chemin sont vides
mark-lame = { $mark } si rien n’est entre les deux
mark-hop = { $mark } si exactement une pièce est sur le chemin
mark-grasshop = { $mark } si une pièce est sur la case juste avant, et aucune plus près
