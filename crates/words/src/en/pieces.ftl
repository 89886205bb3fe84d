# How each piece moves.

piece-pawn = { $letter } is the pawn of chess.
piece-knight = { $letter } is the knight of chess.
piece-bishop = { $letter } is the bishop of chess.
piece-rook = { $letter } is the rook of chess.
piece-queen = { $letter } is the queen of chess.
piece-king = { $letter } is the king, which must not be lost.
piece-fers = { $letter } is a fers: one square diagonally.
piece-alfil = { $letter } is an alfil: it leaps two squares diagonally.
piece-fersAlfil = { $letter } goes one square diagonally or leaps two.
piece-silver = { $letter } is a silver general: one square diagonally or straight ahead.
piece-aiwok = { $letter } is an ai-wok: it moves like a rook, a knight or a fers.
piece-bers = { $letter } moves like a rook, or one square diagonally.
piece-archbishop = { $letter } is an archbishop: it moves like a bishop or a knight.
piece-chancellor = { $letter } is a chancellor: it moves like a rook or a knight.
piece-amazon = { $letter } is an amazon: it moves like a queen or a knight.
piece-knibis = { $letter } goes like a knight and captures like a bishop.
piece-biskni = { $letter } goes like a bishop and captures like a knight.
piece-kniroo = { $letter } goes like a knight and captures like a rook.
piece-rookni = { $letter } goes like a rook and captures like a knight.
piece-shogiPawn = { $letter } is the pawn of shogi: one square straight ahead, also to capture.
piece-lance = { $letter } is a lance: it moves like a rook, but only straight ahead.
piece-shogiKnight = { $letter } is the knight of shogi: it leaps like a knight, but only to the two squares furthest ahead.
piece-gold = { $letter } is a gold general: one square straight, or diagonally ahead.
piece-dragonHorse = { $letter } is a dragon horse: it moves like a bishop, or one square straight.
piece-clobber = { $letter } moves one square straight, and only to capture.
piece-breakthrough = { $letter } goes one square ahead, straight or diagonally, and captures diagonally only.
piece-immobile = { $letter } never moves.
piece-cannon = { $letter } is the cannon of xiangqi: it goes like a rook and captures beyond exactly one piece.
piece-janggiCannon = { $letter } is the cannon of janggi: it goes and captures like a rook beyond exactly one piece.
piece-soldier = { $letter } is a soldier: one square ahead, or sideways where it may.
piece-horse = { $letter } is the horse of xiangqi: a knight that a piece next to it can block.
piece-elephant = { $letter } is the elephant of xiangqi: two squares diagonally, unless a piece stands between.
piece-janggiElephant = { $letter } is the elephant of janggi: one square straight and two diagonally outwards, unless a piece stands on the way.
piece-banner = { $letter } is a banner: it moves like a rook, a cannon or the horse of xiangqi.
piece-wazir = { $letter } is a wazir: one square straight.
piece-commoner = { $letter } moves like a king, but is no king.
piece-centaur = { $letter } is a centaur: it moves like a king or a knight.
piece-king-own = { $letter } is the king, which must not be lost, and moves in a way of its own ({ $notation }):
piece-custom = { $letter } moves in a way of its own ({ $notation }):

## One sort of move

way-mode = { $mode ->
        [go] goes without capturing
        [take] captures
        [first] goes without capturing, as its first move
       *[both] goes and captures
    }
way-size = { $leap ->
        [wazir] one square straight
        [fers] one square diagonally
        [king] one square straight or diagonally
        [dabbaba] two squares straight
        [knight] like a knight
        [alfil] two squares diagonally
        [threeleaper] three squares straight
        [camel] three squares straight and one aside
        [zebra] three squares straight and two aside
       *[tripper] three squares diagonally
    }
way-path = { $leap ->
        [wazir] like a rook
        [fers] like a bishop
        [king] like a queen
       *[other] { way-size } and on in the same direction
    }
way-where = { $where ->
        [forward] forwards
        [backward] backwards
        [sideways] sideways
        [vertical] forwards and backwards
        [forward-sideways] forwards and sideways
        [backward-sideways] backwards and sideways
        [all] in every direction
       *[some] in some directions, as drawn
    }
way-leap = { way-mode }: { way-size }, { way-where };
way-lame = { way-mode }: { way-size }, { way-where }, unless a piece stands between;
way-ride = { way-mode }: { way-path }, { way-where }{ $limit ->
        [0] { "" }
        [1] , one step
       *[other] , at most { $limit } steps
    };
way-hop = { way-mode }: { way-path }, { way-where }, beyond exactly one piece{ $limit ->
        [0] { "" }
       *[other] , at most { $limit } steps in all
    };
way-grasshop = { way-mode }: { way-path }, { way-where }, but only to the square just beyond the first piece it meets;

## The marks of a drawing

mark-both = { $mark } goes and captures there
mark-go = { $mark } only goes there
mark-take = { $mark } only captures there
mark-first = { $mark } goes there as its first move only
mark-ride = { $mark } if all squares of its path before are empty
mark-lame = { $mark } if nothing stands between
mark-hop = { $mark } if exactly one piece stands on the path
mark-grasshop = { $mark } if a piece stands on the square just before, and none nearer
