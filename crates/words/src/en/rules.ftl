# The rules of a variant in plain words, a sentence each.

## The board

rules-board = The board has { $files ->
        [one] { $files } file
       *[other] { $files } files
    } and { $ranks ->
        [one] { $ranks } rank
       *[other] { $ranks } ranks
    }.
rules-boards = There are { $boards } boards; with its move a piece goes to { $transfer ->
        [choice] another board that the mover chooses
       *[cyclic] the next board in turn
    }.
rules-boards-en-passant = { $board ->
        [victim] A pawn is taken in passing from the board on which it arrived.
        [step] A pawn is taken in passing from the board on which it made its double step.
        [either] A pawn is taken in passing from the board of its double step or from the one on which it arrived.
       *[none] There is no en passant.
    }
rules-chess960 = The pieces may start on other squares of the first rank; castling brings king and rook where it does in chess.
rules-partner = Captured pieces go to a partner, who plays on a second board.

## Where pieces may go

rules-flying-general = The kings may not face each other on a file with nothing between them.
rules-cambodian-moves = As its first move the king may leap like a knight, and the counsellor two squares straight ahead.
rules-diagonal-lines = Some pieces also move along the diagonal lines of { $squares }.
rules-soldiers = Soldiers move sideways only from rank { $rank } on, seen from their own side.
rules-mobility = { $color ->
        [white] White’s
        [black] Black’s
       *[both] Each side’s
    } { $letter } { $squares ->
        [none] cannot go anywhere
       *[other] stays on { $squares }
    }.

## Pawns

rules-no-double-step = Pawns have no double step.
rules-double-step = { $white ->
        [none] White has no double step; Black’s are made from { $black }.
       *[other] { $black ->
            [none] Double steps are made from { $white } by White; Black has none.
           *[other] Double steps are made from { $white } by White and from { $black } by Black.
        }
    }
rules-triple-step = { $white ->
        [none] White has no triple step; Black’s are made from { $black }.
       *[other] { $black ->
            [none] Triple steps are made from { $white } by White; Black has none.
           *[other] Triple steps are made from { $white } by White and from { $black } by Black.
        }
    }
rules-no-en-passant = There is no en passant.
rules-en-passant-squares = { $white ->
        [none] En passant is possible for Black only, on { $black }.
       *[other] { $black ->
            [none] En passant is possible for White only, on { $white }.
           *[other] En passant is possible on { $white } for White and on { $black } for Black.
        }
    }
rules-en-passant-pieces = These capture en passant: { $pieces }.

## Promotion

rules-no-promotion = Pawns do not promote.
rules-promotion-pieces = { $color ->
        [white] White’s { $pawns }
        [black] Black’s { $pawns }
       *[both] { $pawns }
    } { $pieces ->
        [none] { $count ->
            [one] does
           *[other] do
        } not promote.
       *[other] { $count ->
            [one] becomes
           *[other] become
        } one of these: { $pieces }.
    }
rules-promotion-squares = { $white ->
        [none] White does not promote; Black does on { $black }.
       *[other] { $black ->
            [none] White promotes on { $white }; Black does not.
           *[other] White promotes on { $white }, Black on { $black }.
        }
    }
rules-promoted = A promoted { $from } becomes { $to }.
rules-promotion-limit = { $count ->
        [one] Promotion gives { $letter } only to a side that has none.
       *[other] Promotion gives { $letter } only to a side that has fewer than { $count } of them.
    }
rules-promotion-optional = Pawns may promote, but need not.
rules-promotion-on-capture = A piece promotes only when it captures.
rules-promotion-mandatory = A piece must promote when it can.
rules-demotion = A promoted piece { $duty ->
        [must] must
       *[may] may
    } turn back with a move to, from or within the squares of promotion.
rules-promotion-sittuyin = Pawns promote without moving or with a move of their new piece, and only while their side lacks one.

## Castling

rules-no-castling = There is no castling.
rules-castling-files = When castling the king goes to the { $queenside }-file or to the { $kingside }-file.
rules-castling-rank = Castling takes place on rank { $rank }, seen from each side.
rules-castling-pieces = { $color ->
        [white] White’s { $king }
        [black] Black’s { $king }
       *[both] { $king }
    } { $rooks ->
        [none] cannot castle
       *[other] castles with { $rooks }
    }.
rules-castling-dropped = Pieces that were dropped may castle too.
rules-castling-opposite = Once one side has castled, the other may not castle to the same wing.
rules-castling-wins = { $color ->
        [white] White wins
        [black] Black wins
       *[both] A side wins
    } by castling { $wing ->
        [kingside] on the king’s side, and loses with the right to do so
        [queenside] on the queen’s side, and loses with the right to do so
       *[either] on either side, and loses with the last right to do so
    }.

## Captures

rules-must-capture = Whoever can capture must.
rules-blast = A capture explodes: it removes the capturing piece and all pieces next to it but pawns.
rules-blast-immune = No explosion removes these: { $pieces }.
rules-mutually-immune = These cannot capture their own kind: { $pieces }.
rules-petrify = These turn to stone when they capture: { $pieces }.
rules-petrify-blast = Pieces that an explosion removes turn to stone.
rules-flip = { $rule ->
        [reversi] Enemy pieces in a line between the piece that was set and another of its side change sides.
        [ataxx] Enemy pieces next to the piece that moved change sides.
        [quadwrangle] Enemy pieces next to the piece that moved change sides, as in Quadwrangle.
       *[other] Enclosed pieces change sides ({ $rule }).
    }

## Drops and gating

rules-captures-to-hand = A captured piece comes into its captor’s hand.
rules-drops = Instead of moving one may drop a piece from hand on an empty square.
rules-free-drops = Instead of moving one may drop a piece of any kind on an empty square, as often as one likes.
rules-drop-squares = { $white ->
        [none] White cannot drop; Black drops on { $black }.
       *[other] { $black ->
            [none] White drops on { $white }; Black cannot drop.
           *[other] White drops on { $white }, Black on { $black }.
        }
    }
rules-drop-loop = A captured promoted piece stays promoted in hand.
rules-must-drop = { $piece ->
        [any] Whoever can drop a piece must.
       *[other] Whoever can drop { $piece } must.
    }
rules-no-drop-checks = A drop may not give check.
rules-first-rank-pawns = Pawns may be dropped on the first rank.
rules-promotion-zone-pawns = Pawns may be dropped where they promote.
rules-enclosing-drop = { $rule ->
        [reversi] A piece is dropped only where it encloses enemy pieces in a line.
        [ataxx] A piece is dropped only next to one of its own side.
        [quadwrangle] A piece is dropped only where Quadwrangle allows it.
        [snort] A piece is dropped only where it touches no enemy.
        [anyside] A piece is slid in from any edge of the board.
       *[top] A piece falls on the others of its file.
    }
rules-enclosing-start = Before that, { $squares } are filled.
rules-sittuyin-rooks = Rooks are dropped on the first rank only.
rules-opposite-bishops = Two bishops must be dropped on squares of different colours.
rules-drop-promoted = A piece may also be dropped promoted.
rules-no-doubled = { $count ->
        [0] { $letter } may not be dropped at all.
        [1] { $letter } may not be dropped on a file that has one of its side already.
       *[other] { $letter } may not be dropped on a file that has { $count } of its side already.
    }
rules-pawn-drop-mate = A pawn may not mate by being dropped.
rules-immobility = A piece may not go where it could never move again.
rules-gating = When a piece first leaves its square, a piece from hand may enter there.

## Walls

rules-walls = { $rule ->
        [arrow] After moving, a piece shoots: a square that it could go on to is walled up.
        [duck] After each move the duck, which nothing can pass or capture, is put on another empty square.
        [edge] With each move a square at the edge of the free board is walled up.
        [past] The square that a piece leaves is walled up.
       *[static] With each move an empty square is walled up.
    }
rules-wall-squares = { $white ->
        [none] White walls up nothing, Black squares of { $black }.
       *[other] { $black ->
            [none] White walls up squares of { $white }, Black nothing.
           *[other] White walls up squares of { $white }, Black of { $black }.
        }
    }
rules-wall-or-move = One walls up a square or moves, not both.

## Manners

rules-no-checks = Nobody may give check.
rules-pass = { $color ->
        [white] White may pass.
        [black] Black may pass.
       *[both] One may pass.
    }
rules-pass-stalemate = { $color ->
        [white] White may pass when no other move is legal.
        [black] Black may pass when no other move is legal.
       *[both] One may pass when no other move is legal.
    }
rules-makpong = The king may not run from check; something else must be done about it.

## Goals

rules-checkmate = { $worth ->
        [win] Whoever is checkmated wins.
        [draw] Checkmate is a draw.
       *[loss] Whoever is checkmated loses.
    }
rules-check-count = { $count ->
        [one] The first check wins.
       *[other] Giving check { $count } times wins.
    }
rules-flag = { $color ->
        [white] White wins
        [black] Black wins
       *[both] A side wins
    } by bringing { $count ->
        [one] { $piece ->
            [any] a piece
           *[other] { $piece }
        }
       *[other] { $count } pieces{ $piece ->
            [any] { "" }
           *[other] { " " }of the kind { $piece }
        }
    } to { $squares }.
rules-flag-blocked = It is enough when these squares are full and one’s own piece is among them.
rules-flag-race = When White gets there, Black has one more move to do the same and draw.
rules-flag-stay = { $color ->
        [white] White wins so only if the pieces are still there
        [black] Black wins so only if the pieces are still there
       *[both] That wins only if the pieces are still there
    } after the other side’s next move.
rules-flag-safe = The pieces there must not be attacked.
rules-extinction = Whoever { $count ->
        [0] has lost all pieces
        [one] has at most one piece left
       *[other] has { $count } or fewer pieces left
    }{ $pieces ->
        [any] { "" }
       *[other] { " " }of a kind among { $pieces }
    } { $worth ->
        [win] wins
        [draw] draws
       *[loss] loses
    }.
rules-extinction-opponent = That counts while the other side has at least { $count ->
        [one] one piece
       *[other] { $count } pieces
    }{ $pieces ->
        [any] { "" }
       *[other] { " " }of that kind
    }.
rules-extinction-claim = That counts only once the other side is to move.
rules-pseudo-royal = The last of these may not be left to be captured: it is a king in all but name.
rules-duple-check = It is check only when all of them are attacked at once.
rules-connect = { $count } in a row { $worth ->
        [loss] loses
        [draw] draws
       *[win] wins
    }.
rules-connect-lines = { $line ->
        [horizontal] Rows along ranks do not count.
        [vertical] Rows along files do not count.
       *[diagonal] Rows along diagonals do not count.
    }
rules-connect-pieces = For this count only: { $pieces }.
rules-connect-block = A square block of { $count } by { $count } pieces { $worth ->
        [loss] loses
        [draw] draws
       *[win] wins
    }.
rules-collinear = { $count } on one line, with or without gaps, { $worth ->
        [loss] loses
        [draw] draws
       *[win] wins
    }.
rules-connect-regions = { $color ->
        [white] White
       *[black] Black
    } { $worth ->
        [loss] loses
        [draw] draws
       *[win] wins
    } by joining { $first } to { $second } with pieces that touch.

## Other results

rules-stalemate = { $worth ->
        [win] Whoever has no legal move, and is not in check, wins.
        [loss] Whoever has no legal move, and is not in check, loses.
       *[draw] Stalemate is a draw.
    }
rules-stalemate-count = Then whoever has more pieces wins.
rules-shatar = Mate by a knight is none, and mate with checks by lesser pieces only is a draw, as in shatar.
rules-full-board = A full board ends the game.
rules-bikjang = When the kings face each other and nobody turns away, the game is drawn.
rules-material = { $rule ->
        [janggi] What would be a draw is decided by the points of the pieces left, as in janggi.
        [unweighted] What would be a draw is decided by the number of pieces left.
        [white] A draw counts as a win for White.
       *[black] A draw counts as a win for Black.
    }

## Repetition and counting

rules-n-move = { $count ->
        [0] The game is never drawn for want of progress.
        [one] The game is drawn after one move of each side without progress.
       *[other] The game is drawn after { $count } moves of each side without progress.
    }
rules-n-move-pieces = { $pieces ->
        [none] { $color ->
            [white] Of White’s moves only captures are progress.
            [black] Of Black’s moves only captures are progress.
           *[both] Only captures are progress.
        }
       *[other] { $color ->
            [white] White’s captures and moves of { $pieces } are progress.
            [black] Black’s captures and moves of { $pieces } are progress.
           *[both] Captures and moves of { $pieces } are progress.
        }
    }
rules-n-fold = { $count ->
        [0] Positions may repeat as often as one likes.
       *[other] The game ends when a position occurs { $count } times.
    }
rules-n-fold-result = { $side ->
        [white] When a position has repeated too often, White { $worth ->
            [win] wins
            [draw] draws
           *[loss] loses
        }.
       *[mover] When a position has repeated too often, the side to move { $worth ->
            [win] wins
            [draw] draws
           *[loss] loses
        }.
    }
rules-perpetual-check = Perpetual check loses.
rules-move-repetition = A piece may not go to and fro again and again.
rules-chasing = Perpetual chases lose, by the rules of the Asian Xiangqi Federation.
rules-counting = { $rule ->
        [makruk] In the endgame moves are counted as in makruk; when the count is full, the game is drawn.
        [cambodian] In the endgame moves are counted as in Cambodian chess; when the count is full, the game is drawn.
       *[asean] In the endgame moves are counted as in ASEAN chess; when the count is full, the game is drawn.
    }
