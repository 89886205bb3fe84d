# Why a move is refused.

## Any game

move-game-over = The game is over.
move-legal = The move is legal.
move-of-another-game = That is a move of another game.
move-unreadable = { $text } is no move.
move-ambiguous = { $text } can mean several moves.

## Chess

move-no-piece = There is no piece on { $square }.
move-not-your-piece = The piece on { $square } is your opponent's.
move-piece-cannot-move =
    { $piece ->
        [pawn] The pawn
        [knight] The knight
        [bishop] The bishop
        [rook] The rook
        [queen] The queen
        [king] The king
       *[other] { $piece }
    } on { $square } cannot move.
move-same-square = A piece has to leave { $square }.
move-not-so =
    { $piece ->
        [pawn] The pawn
        [knight] The knight
        [bishop] The bishop
        [rook] The rook
        [queen] The queen
        [king] The king
       *[other] { $piece }
    } on { $from } does not go to { $to }.
move-unreachable =
    { $piece ->
        [pawn] No pawn
        [knight] No knight
        [bishop] No bishop
        [rook] No rook
        [queen] No queen
        [king] No king
       *[other] No { $piece }
    } can reach { $square }.
move-way-blocked = The way is blocked on { $square }.
move-own-piece = Your own piece stands on { $square }.
move-pawn-blocked = A pawn does not capture straight ahead, and { $square } is occupied.
move-pawn-captures-nothing = A pawn goes sideways only to capture, and there is nothing on { $square }.
move-promotion-missing = Say what the pawn becomes.
move-no-promotion = Nothing is promoted by this move.
move-promotion-impossible =
    A pawn cannot become { $piece ->
        [pawn] a pawn
        [knight] a knight
        [bishop] a bishop
        [rook] a rook
        [queen] a queen
        [king] a king
       *[other] { $piece }
    } here.
move-king-into-check = The king would be in check on { $square }.
move-still-in-check = The king would still be in check.
move-into-check = The king would be in check.
move-leaves-king-in-check = { $text } leaves the king in check.
move-piece-pinned =
    { $piece ->
        [pawn] The pawn
        [knight] The knight
        [bishop] The bishop
        [rook] The rook
        [queen] The queen
       *[other] { $piece }
    } protects the king and must not leave its line.
castling-no-right = Castling there is no longer allowed: king or rook has moved.
castling-in-check = One does not castle out of check.
castling-blocked = Castling is blocked on { $square }.
castling-through-check = The king would pass through check on { $square }.
castling-into-check = The king would be in check on { $square }.
castling-impossible = Castling is not possible here.

## Variants

move-arrival-occupied = { $square } is occupied on board { $board }.
move-other-boards = The piece arrives on board { $boards }.
move-must-capture = Something must be captured.
move-must-drop = A piece must be dropped.
move-gives-check = The move must not give check.
move-becomes-other = A piece that goes to { $square } does not become that.
move-otherwise-only = The move from { $from } to { $to } is of another kind.
drop-not-in-hand =
    There is no { $piece ->
        [pawn] pawn
        [knight] knight
        [bishop] bishop
        [rook] rook
        [queen] queen
       *[other] { $piece }
    } in hand.
drop-occupied = { $square } is occupied.
drop-forbidden =
    { $piece ->
        [pawn] A pawn
        [knight] A knight
        [bishop] A bishop
        [rook] A rook
        [queen] A queen
       *[other] { $piece }
    } may not be dropped on { $square }.
gate-forbidden =
    { $piece ->
        [knight] A knight
        [bishop] A bishop
        [rook] A rook
        [queen] A queen
       *[other] { $piece }
    } may not enter behind this move.
pass-forbidden = Passing is not allowed here.

## Draughts

man-not-so = The piece on { $square } does not go there.
move-man-backwards = A man does not go backwards; the piece on { $square } is no king.
move-occupied = { $square } is occupied.
man-must-capture = Whoever can capture must: { $moves }.
move-must-jump-on = The jump goes on from { $square }.
move-nothing-to-capture = There is nothing to capture on { $square }.

## Go

move-not-a-point = { $text } is no point of the board.
stone-off-board = { $point } is not on a board of { $size }.
stone-outside = { $point } is not part of the game.
stone-occupied =
    There is a { $color ->
        [white] white
       *[black] black
    } stone on { $point }.
stone-ko = { $point } is a ko: it cannot be taken back at once.
stone-suicide = A stone on { $point } would have no liberty.
stone-superko = With { $point } the position after move { $move } would come again.
stone-superko-start = With { $point } the position of the start would come again.

## Positions that are set up

edit-no-such-place = There is no { $place } on this board.
edit-impossible = That cannot stand on { $place }.
setup-no-king =
    { $color ->
        [white] White
       *[black] Black
    } has no king.
setup-many-kings =
    { $color ->
        [white] White
       *[black] Black
    } has { $kings } kings.
setup-pawn-on-end-rank = A pawn cannot stand on { $square }.
setup-opponent-in-check =
    { $color ->
        [white] White
       *[black] Black
    } is in check, and it is not its turn.
setup-counter = { $moves } is no number of moves.
setup-impossible = The position cannot be played: { $why }.
setup-on-both-boards = { $square } is occupied on several boards.
setup-wrong-board = A board of { $files } by { $ranks } on { $boards } boards is not that of this game.
setup-no-square = Nothing can stand on { $place }.
setup-uncrowned = A man on { $square } would be a king.
setup-too-many =
    { $color ->
        [white] White
       *[black] Black
    } has { $count } pieces, more than there can be.
setup-off-board = { $place } is not on the board.
setup-no-liberty =
    The { $color ->
        [white] white
       *[black] black
    } stone on { $point } has no liberty.
setup-no-piece = { $name } is no piece of this game.
setup-right = Nothing stands in place for the right { $right }.
fen-empty = the FEN is empty
fen-trailing = nothing is expected behind the counters of the FEN, got { $got }
fen-ranks = the board has { $expected } ranks, the FEN { $found }
fen-files = rank { $rank } of the FEN has { $found } squares instead of { $expected }
fen-piece = { $sign } is no piece of this variant
fen-bar = a bar stands only before a piece of the second of two boards
fen-promoted = a { $letter } cannot be promoted in this variant
fen-boards = the variant has { $expected } boards, the FEN { $found }
fen-twice = { $square } is occupied on both boards
fen-hand = this variant has no pieces in hand
fen-full-hand = too many pieces in hand
fen-turn = the side to move is w or b, not { $got }
fen-castling = the rights to castle are not understood: { $got }
fen-passing = the en-passant square is not understood: { $got }
fen-counter = { $got } is no number of moves
fen-checks = { $got } is no count of checks that are left to give
fen-kings = { $color } has more than one king
fen-missing-king = { $color } has no king
fen-no-king = there is no king on the board
fen-other-king-in-check = the side that is not to move is in check
setup-points = Expected { $expected } points, got { $got }.
