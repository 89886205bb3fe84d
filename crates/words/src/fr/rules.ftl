# Les règles d’une variante en mots simples, une phrase chacune.

## Le plateau

rules-board = Le plateau a { $files ->
        [one] { $files } colonne
       *[other] { $files } colonnes
    } et { $ranks ->
        [one] { $ranks } rangée
       *[other] { $ranks } rangées
    }.
rules-boards = Il y a { $boards } échiquiers ; en jouant, une pièce passe sur { $transfer ->
        [choice] un autre échiquier au choix du joueur
       *[cyclic] l’échiquier suivant
    }.
rules-boards-en-passant = { $board ->
        [victim] Un pion se prend en passant depuis l’échiquier où il est arrivé.
        [step] Un pion se prend en passant depuis l’échiquier où il a fait son double pas.
        [either] Un pion se prend en passant depuis l’échiquier de son double pas ou depuis celui où il est arrivé.
       *[none] Il n’y a pas de prise en passant.
    }
rules-chess960 = Les pièces peuvent partir d’autres cases de la première rangée ; le roque mène roi et tour là où il les mène aux échecs.
rules-partner = Les pièces prises passent à un partenaire, qui joue sur un second échiquier.

## Où vont les pièces

rules-flying-general = Les rois ne peuvent pas se faire face sur une colonne vide entre eux.
rules-cambodian-moves = À son premier coup, le roi peut sauter comme un cavalier, et le conseiller avancer de deux cases.
rules-diagonal-lines = Certaines pièces suivent aussi les diagonales de { $squares }.
rules-soldiers = Les soldats ne vont de côté qu’à partir de la rangée { $rank }, vue de leur camp.
rules-mobility = { $color ->
        [white] Le { $letter } blanc
        [black] Le { $letter } noir
       *[both] Le { $letter } de chaque camp
    } { $squares ->
        [none] ne peut aller nulle part
       *[other] reste sur { $squares }
    }.

## Les pions

rules-no-double-step = Les pions n’ont pas de double pas.
rules-double-step = { $white ->
        [none] Les Blancs n’ont pas de double pas ; celui des Noirs part de { $black }.
       *[other] { $black ->
            [none] Le double pas des Blancs part de { $white } ; les Noirs n’en ont pas.
           *[other] Le double pas part de { $white } pour les Blancs et de { $black } pour les Noirs.
        }
    }
rules-triple-step = { $white ->
        [none] Les Blancs n’ont pas de triple pas ; celui des Noirs part de { $black }.
       *[other] { $black ->
            [none] Le triple pas des Blancs part de { $white } ; les Noirs n’en ont pas.
           *[other] Le triple pas part de { $white } pour les Blancs et de { $black } pour les Noirs.
        }
    }
rules-no-en-passant = Il n’y a pas de prise en passant.
rules-en-passant-squares = { $white ->
        [none] La prise en passant n’est possible que pour les Noirs, sur { $black }.
       *[other] { $black ->
            [none] La prise en passant n’est possible que pour les Blancs, sur { $white }.
           *[other] La prise en passant se fait sur { $white } pour les Blancs et sur { $black } pour les Noirs.
        }
    }
rules-en-passant-pieces = Prennent en passant : { $pieces }.

## La promotion

rules-no-promotion = Les pions ne se promeuvent pas.
rules-promotion-pieces = { $color ->
        [white] Chez les Blancs, { $pawns }
        [black] Chez les Noirs, { $pawns }
       *[both] { $pawns }
    } { $pieces ->
        [none] { $count ->
            [one] n’est jamais promu
           *[other] ne sont jamais promus
        }.
       *[other] { $count ->
            [one] devient
           *[other] deviennent
        } au choix : { $pieces }.
    }
rules-promotion-squares = { $white ->
        [none] La promotion se fait sur { $black } pour les Noirs ; les Blancs n’en ont pas.
       *[other] { $black ->
            [none] La promotion se fait sur { $white } pour les Blancs ; les Noirs n’en ont pas.
           *[other] La promotion se fait sur { $white } pour les Blancs, sur { $black } pour les Noirs.
        }
    }
rules-promoted = Une fois promu, { $from } devient { $to }.
rules-promotion-limit = { $count ->
        [one] La promotion ne donne { $letter } qu’à un camp qui n’en a pas.
       *[other] La promotion ne donne { $letter } qu’à un camp qui en a moins de { $count }.
    }
rules-promotion-optional = La promotion des pions n’est pas obligatoire.
rules-promotion-on-capture = Une pièce ne se promeut qu’en prenant.
rules-promotion-mandatory = Une pièce doit se promouvoir dès qu’elle le peut.
rules-demotion = Une pièce promue { $duty ->
        [must] doit
       *[may] peut
    } reprendre sa forme en arrivant sur les cases de promotion, ou en jouant depuis l’une d’elles.
rules-promotion-sittuyin = Les pions se promeuvent sur place ou par un coup de leur nouvelle pièce, et seulement si leur camp n’en a pas.

## Le roque

rules-no-castling = Il n’y a pas de roque.
rules-castling-files = En roquant, le roi va sur la colonne { $queenside } ou sur la colonne { $kingside }.
rules-castling-rank = On roque sur la rangée { $rank }, vue de chaque camp.
rules-castling-pieces = { $color ->
        [white] Chez les Blancs, { $king }
        [black] Chez les Noirs, { $king }
       *[both] { $king }
    } { $rooks ->
        [none] ne peut pas roquer
       *[other] roque avec { $rooks }
    }.
rules-castling-dropped = Les pièces parachutées peuvent roquer aussi.
rules-castling-opposite = Quand un camp a roqué, l’autre ne peut plus roquer de ce côté.
rules-castling-wins = { $color ->
        [white] Pour les Blancs,
        [black] Pour les Noirs,
       *[both] Pour chaque camp,
    } { $wing ->
        [kingside] le petit roque gagne, et en perdre le droit perd
        [queenside] le grand roque gagne, et en perdre le droit perd
       *[either] tout roque gagne, et en perdre le dernier droit perd
    }.

## Les prises

rules-must-capture = Qui peut prendre doit prendre.
rules-blast = Une prise explose : elle emporte la pièce qui prend et toutes ses voisines, sauf les pions.
rules-blast-immune = Aucune explosion n’emporte : { $pieces }.
rules-mutually-immune = Ne peuvent pas se prendre entre elles : { $pieces }.
rules-petrify = Se changent en pierre en prenant : { $pieces }.
rules-petrify-blast = Les pièces qu’emporte une explosion se changent en pierre.
rules-flip = { $rule ->
        [reversi] Les pièces adverses alignées entre la pièce posée et une autre de son camp changent de camp.
        [ataxx] Les pièces adverses voisines de la pièce jouée changent de camp.
        [quadwrangle] Les pièces adverses voisines de la pièce jouée changent de camp, comme au Quadwrangle.
       *[other] Les pièces encerclées changent de camp ({ $rule }).
    }

## Parachutages et entrées

rules-captures-to-hand = Une pièce prise va dans la réserve de qui l’a prise.
rules-drops = Au lieu de jouer une pièce, on peut en parachuter une de sa réserve sur une case vide.
rules-free-drops = Au lieu de jouer une pièce, on peut en parachuter une de toute sorte sur une case vide, aussi souvent qu’on veut.
rules-drop-squares = { $white ->
        [none] Les Blancs ne parachutent pas ; les Noirs parachutent sur { $black }.
       *[other] { $black ->
            [none] Les Blancs parachutent sur { $white } ; les Noirs ne parachutent pas.
           *[other] Les Blancs parachutent sur { $white }, les Noirs sur { $black }.
        }
    }
rules-drop-loop = Une pièce promue qui est prise reste promue en réserve.
rules-must-drop = { $piece ->
        [any] Qui peut parachuter une pièce doit le faire.
       *[other] Qui peut parachuter { $piece } doit le faire.
    }
rules-no-drop-checks = Un parachutage ne peut pas donner échec.
rules-first-rank-pawns = Les pions peuvent être parachutés sur la première rangée.
rules-promotion-zone-pawns = Les pions peuvent être parachutés là où ils se promeuvent.
rules-enclosing-drop = { $rule ->
        [reversi] On ne pose une pièce que là où elle enferme des pièces adverses sur une ligne.
        [ataxx] On ne pose une pièce qu’à côté d’une autre de son camp.
        [quadwrangle] On ne pose une pièce que là où le Quadwrangle le permet.
        [snort] On ne pose une pièce que là où elle ne touche aucune adverse.
        [anyside] On fait glisser une pièce depuis un bord du plateau.
       *[top] Une pièce tombe sur les autres de sa colonne.
    }
rules-enclosing-start = Avant cela, on remplit { $squares }.
rules-sittuyin-rooks = Les tours ne se parachutent que sur la première rangée.
rules-opposite-bishops = Deux fous se parachutent sur des cases de couleurs différentes.
rules-drop-promoted = Une pièce peut aussi être parachutée promue.
rules-no-doubled = { $count ->
        [0] { $letter } ne peut pas être parachuté.
        [1] { $letter } ne peut pas être parachuté sur une colonne qui en a déjà un de son camp.
       *[other] { $letter } ne peut pas être parachuté sur une colonne qui en a déjà { $count } de son camp.
    }
rules-pawn-drop-mate = Un pion ne peut pas mater en étant parachuté.
rules-immobility = Une pièce ne peut pas aller là d’où elle ne pourrait plus jamais bouger.
rules-gating = Quand une pièce quitte sa case pour la première fois, une pièce de la réserve peut y entrer.

## Murs

rules-walls = { $rule ->
        [arrow] Après son coup, une pièce tire : une case qu’elle pourrait ensuite atteindre est murée.
        [duck] Après chaque coup, le canard, que rien ne peut ni traverser ni prendre, est posé sur une autre case vide.
        [edge] À chaque coup, une case au bord du plateau libre est murée.
        [past] La case que quitte une pièce est murée.
       *[static] À chaque coup, une case vide est murée.
    }
rules-wall-squares = { $white ->
        [none] Les Blancs ne murent rien, les Noirs des cases de { $black }.
       *[other] { $black ->
            [none] Les Blancs murent des cases de { $white }, les Noirs rien.
           *[other] Les Blancs murent des cases de { $white }, les Noirs de { $black }.
        }
    }
rules-wall-or-move = On mure une case ou on joue, l’un ou l’autre.

## Usages

rules-no-checks = Il est interdit de donner échec.
rules-pass = { $color ->
        [white] Les Blancs peuvent passer.
        [black] Les Noirs peuvent passer.
       *[both] On peut passer.
    }
rules-pass-stalemate = { $color ->
        [white] Les Blancs peuvent passer quand aucun autre coup n’est légal.
        [black] Les Noirs peuvent passer quand aucun autre coup n’est légal.
       *[both] On peut passer quand aucun autre coup n’est légal.
    }
rules-makpong = Le roi ne peut pas fuir un échec ; il faut le parer autrement.

## Les buts

rules-checkmate = { $worth ->
        [win] Qui est maté gagne.
        [draw] Le mat fait partie nulle.
       *[loss] Qui est maté perd.
    }
rules-check-count = { $count ->
        [one] Le premier échec gagne.
       *[other] Donner échec { $count } fois gagne.
    }
rules-flag = { $color ->
        [white] Les Blancs gagnent
        [black] Les Noirs gagnent
       *[both] Un camp gagne
    } en amenant { $count ->
        [one] { $piece ->
            [any] une pièce
           *[other] { $piece }
        }
       *[other] { $count } pièces{ $piece ->
            [any] { "" }
           *[other] { " " }de la sorte { $piece }
        }
    } sur { $squares }.
rules-flag-blocked = Il suffit que ces cases soient toutes occupées, dont une par soi.
rules-flag-race = Quand les Blancs y arrivent, les Noirs ont encore un coup pour en faire autant et annuler.
rules-flag-stay = { $color ->
        [white] Les Blancs ne gagnent ainsi que si les pièces y sont encore
        [black] Les Noirs ne gagnent ainsi que si les pièces y sont encore
       *[both] Cela ne gagne que si les pièces y sont encore
    } après le coup suivant de l’autre camp.
rules-flag-safe = Les pièces ne doivent pas y être attaquées.
rules-extinction = Le camp qui { $count ->
        [0] a perdu toutes ses pièces
        [one] n’a plus qu’une pièce au plus
       *[other] n’a plus que { $count } pièces ou moins
    }{ $pieces ->
        [any] { "" }
       *[other] { " " }d’une sorte parmi { $pieces }
    } { $worth ->
        [win] gagne
        [draw] fait nulle
       *[loss] perd
    }.
rules-extinction-opponent = Cela compte tant que l’autre camp a au moins { $count ->
        [one] une pièce
       *[other] { $count } pièces
    }{ $pieces ->
        [any] { "" }
       *[other] { " " }de cette sorte
    }.
rules-extinction-claim = Cela ne compte que lorsque l’autre camp est au trait.
rules-pseudo-royal = La dernière de ces pièces ne peut pas être laissée en prise : c’est un roi, au nom près.
rules-duple-check = Il n’y a échec que si toutes sont attaquées à la fois.
rules-connect = Un alignement de { $count } { $worth ->
        [loss] perd
        [draw] fait nulle
       *[win] gagne
    }.
rules-connect-lines = { $line ->
        [horizontal] Les alignements horizontaux ne comptent pas.
        [vertical] Les alignements verticaux ne comptent pas.
       *[diagonal] Les alignements en diagonale ne comptent pas.
    }
rules-connect-pieces = Seules comptent pour cela : { $pieces }.
rules-connect-block = Un carré de { $count } pièces sur { $count } { $worth ->
        [loss] perd
        [draw] fait nulle
       *[win] gagne
    }.
rules-collinear = En avoir { $count } sur une même ligne, avec ou sans trous, { $worth ->
        [loss] perd
        [draw] fait nulle
       *[win] gagne
    }.
rules-connect-regions = { $color ->
        [white] Les Blancs
       *[black] Les Noirs
    } { $worth ->
        [loss] perdent
        [draw] font nulle
       *[win] gagnent
    } en reliant { $first } à { $second } par des pièces qui se touchent.

## Autres résultats

rules-stalemate = { $worth ->
        [win] Qui n’a aucun coup légal sans être en échec gagne.
        [loss] Qui n’a aucun coup légal sans être en échec perd.
       *[draw] Le pat fait partie nulle.
    }
rules-stalemate-count = Alors qui a le plus de pièces gagne.
rules-shatar = Un mat par le cavalier n’en est pas un, et un mat par échecs de pièces mineures seulement fait nulle, comme au shatar.
rules-full-board = Un plateau plein met fin à la partie.
rules-bikjang = Quand les rois se font face et que personne ne se détourne, la partie est nulle.
rules-material = { $rule ->
        [janggi] Ce qui serait une partie nulle se décide aux points des pièces restantes, comme au janggi.
        [unweighted] Ce qui serait une partie nulle se décide au nombre de pièces restantes.
        [white] Une partie nulle vaut une victoire des Blancs.
       *[black] Une partie nulle vaut une victoire des Noirs.
    }

## Répétitions et comptes

rules-n-move = { $count ->
        [0] La partie n’est jamais nulle faute de progrès.
        [one] La partie est nulle après un coup de chaque camp sans progrès.
       *[other] La partie est nulle après { $count } coups de chaque camp sans progrès.
    }
rules-n-move-pieces = { $pieces ->
        [none] { $color ->
            [white] Chez les Blancs, seules les prises sont un progrès.
            [black] Chez les Noirs, seules les prises sont un progrès.
           *[both] Seules les prises sont un progrès.
        }
       *[other] { $color ->
            [white] Chez les Blancs, les prises et les coups de { $pieces } sont un progrès.
            [black] Chez les Noirs, les prises et les coups de { $pieces } sont un progrès.
           *[both] Les prises et les coups de { $pieces } sont un progrès.
        }
    }
rules-n-fold = { $count ->
        [0] Les positions peuvent se répéter autant qu’on veut.
       *[other] La partie prend fin quand une position se présente { $count } fois.
    }
rules-n-fold-result = { $side ->
        [white] Quand une position s’est trop répétée, les Blancs { $worth ->
            [win] gagnent
            [draw] font nulle
           *[loss] perdent
        }.
       *[mover] Quand une position s’est trop répétée, le camp au trait { $worth ->
            [win] gagne
            [draw] fait nulle
           *[loss] perd
        }.
    }
rules-perpetual-check = L’échec perpétuel perd.
rules-move-repetition = Une pièce ne peut pas aller et venir sans fin.
rules-chasing = Les poursuites perpétuelles perdent, selon les règles de la fédération asiatique de xiangqi.
rules-counting = { $rule ->
        [makruk] En finale, les coups se comptent comme au makruk ; le compte atteint, la partie est nulle.
        [cambodian] En finale, les coups se comptent comme aux échecs cambodgiens ; le compte atteint, la partie est nulle.
       *[asean] En finale, les coups se comptent comme aux échecs de l’ASEAN ; le compte atteint, la partie est nulle.
    }
