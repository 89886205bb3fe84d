# What is wrong with a variants file; each sentence is also what the error itself says.

## The file and its lines

file-byte-order-mark = the file begins with a byte order mark, at which other programs stumble
file-no-sections = the file has no [section], so no variant
file-too-long = the file is longer than { $limit } MiB and is not read
file-utf16 = the file is written in UTF-16; please save it as UTF-8
file-sections = more than { $limit } sections; { $name } is the first that is not read, nor is anything behind it
line-before-header = text before the first [section] belongs to no variant and is not read
section-lines = more than { $limit } lines in a section; the rest of it is not read
line-indented = other programs do not read a line that begins with spaces
line-too-long = the line has { $length } bytes; at most { $limit } are read
line-nul = the line contains a NUL byte, as no text does
line-not-utf8 = the line is not written in UTF-8 (byte { $place }); please save the file as UTF-8
header-open = the header { $text } has no closing bracket
header-rest = the text { $text } behind the header is not read
header-nameless = the section has no name
header-parentless = a parent is missing behind the colon of [{ $name }:]
name-impossible = { $name } is no name of a variant
line-no-setting = { $text } is no line of the form key = value
key-missing = a key is missing before the =
value-missing = a value is missing behind { $key } =
value-comment = a comment stands on a line of its own; { $comment } would be part of the value

## Names and parents

name-twice = { $name } was defined in line { $line } already; that definition counts and this one is not read
name-like-earlier = { $name } differs from { $other } (line { $line }) in case or punctuation only; it is found only when written exactly so
name-built-in-same = { $name } is built in, with the same rules
name-built-in = { $name } is the name of a built-in variant; what is played is this section, but as a parent the name means the built-in one
name-built-in-anew = { $name } is the name of a built-in variant; here this section counts
name-built-in-kept = { $name } has errors here, so that the name still means the built-in variant { $known }
name-like-built-in = { $name } is another name of the built-in variant { $known }; here it means this section
parent-itself = { $name } names itself as its parent
parent-circle = { $name } is its own ancestor, by way of its parent { $parent } (line { $line })
parent-faulty = the parent { $parent } has errors itself (line { $line })
parent-later = the parent { $parent } comes later, in line { $line }; a parent must stand before its children
parent-unknown = there is no variant { $name } to be the parent
parent-read-as = the parent { $name } is read as { $known }
parent-too-deep = more than { $limit } variants stand above { $name }

## Keys

key-unknown = there is no key { $key }
key-misspelt = there is no key { $key }; did you mean { $known }?
key-twice = { $key } is said twice; what counts is this, and not line { $line }
key-idle = { $key } has no effect without { $needs }
key-old = { $key } is written { $today } today
key-gone = { $key } is no longer understood; write { $today }

## Values

expected-text = expected a text, got { $got }
expected-boolean = expected true or false, got { $got }
expected-number = expected a number from { $min } to { $max }, got { $got }
expected-file = expected a file from a to l, or its number, got { $got }
expected-rank = expected a rank from 1 to 10, got { $got }
expected-region = expected squares such as e4, whole ranks such as *8, whole files such as e*, or -, got { $got }
expected-worth = expected win, loss or draw, got { $got }
expected-optional-worth = expected win, loss, draw or none, got { $got }
expected-word = expected one of these words: { $words }; got { $got }
expected-piece = expected the letter of one piece, got { $got }
expected-piece-or-any = expected the letter of one piece, or * for any, got { $got }
expected-piece-or-none = expected the letter of one piece, or - for none, got { $got }
expected-pieces = expected letters of pieces, or - for none, got { $got }
expected-pieces-or-any = expected letters of pieces, * for all together, or - for none, got { $got }
expected-limits = expected letters with numbers, such as q:1 r:2, got { $got }
expected-pairs = expected letters with letters, such as p:g s:g, got { $got }
expected-synonyms = expected spare letters with letters, such as h:n, got { $got }
expected-rights = expected some of K, Q, k and q, or -, got { $got }
expected-custom-piece = expected a letter and moves, such as a:BN, or -, got { $got }
expected-king = expected a letter, or one with moves, such as k:W, or -, got { $got }
expected-letter = expected a letter, or - for none, got { $got }
letter-unknown = no piece of this variant has the letter { $letter }
letter-taken = the letter { $letter } is that of another piece
value-any = * means nothing here: name the letters of the pieces
region-unknown = { $text } is no square, rank or file of a board of at most 12 files and 10 ranks
region-beyond = { $square } is not on a board of { $files } files and { $ranks } ranks
letter-shared = { $key } and { $other } cannot both have the letter { $letter }
moves-missing = { $key } needs moves behind its letter, such as { $letter }:BN
moves-fixed = the { $key } moves as it does; only a customPiece or the king is given moves
moves-initial-capture = a first move (i) never takes, whatever c says
double-step-nowhere = there is no square from which to step twice; name them with doubleStepRegionWhite and …Black
promotion-lost = the letter of the { $piece } is given again, so that pawns no longer become one; say so with promotionPieceTypes, or leave the line out

## The start position

start-boards = the start position has placements for { $found } boards instead of { $expected }
start-ranks = the start position has { $found } ranks instead of { $expected }
start-files = the start position has { $found } squares instead of { $expected } on rank { $rank }
start-sign = the start position has { $sign }, which is no letter of a piece of this variant
start-hand = the start position has a [ that no ] closes
start-turn = the start position has { $found } in the place of w or b
start-right = nobody can castle by the right { $right }, which is left out
start-passing = nothing can be taken in passing on { $square }, which is left out
start-ducks = there is more than one duck; after the first move there will be one
start-decided = the game is over before its first move

## The rules as a whole

unsound-no-pieces = the variant has no pieces
unsound-moves-unsaid = nothing says how { $piece } moves
unsound-promoted-letterless = the { $piece } would become the { $other }, which has no letter
unsound-piece-absent = { $key } names the { $piece }, which is not in the game
unsound-checks-uncounted = checks cannot be counted where none may be given (checking = false)
unsound-castling-rank-beyond = castlingRank is not on the board, so nobody can castle
unsound-castling-files-crossed = castlingQueensideFile stands to the right of castlingKingsideFile
unsound-drops-and-walls = a variant cannot have both drops and walls
unsound-wall-or-move-alone = wallOrMove has no meaning without a wallingRule
unsound-needs-gating = { $key } needs gating = true
unsound-flag-safe-blast = flagPieceSafe does not see what a blast would remove
unsound-transfer-alone = transfer and enPassant have no meaning on one board
unsound-royal-clash = { $key } cannot be played with a royal king; give its letter to a commoner instead (king = -, commoner = k) and say with extinctionPieceTypes = k who loses
unsound-immune-unthought = { $key } is not thought of when it is decided whether a royal piece is in check
unsound-kingless-white = White has no king, and no other rule can end the game against it
unsound-kingless-black = Black has no king, and no other rule can end the game against it

## The list of problems itself

problems-more = and { $count } more problems

## How a piece moves

moves-sign = { $sign } (sign { $place }) is no part of the piece notation that is understood here
moves-dangling = the modifiers { $modifiers } at the end belong to no move
moves-long = a ride is counted up to 9 steps, not { $steps }
moves-lame-ride = rides that are stopped on the way (n before { $atom }) are not understood here
moves-hop = hops (p or g before { $atom }) go along ranks, files and diagonals only

## Rules that cannot be played

unplayable-size = boards have 1 to 12 files and 1 to 10 ranks, not { $files } by { $ranks }
unplayable-no-pieces = no piece of the variant has a letter
unplayable-letter = { $one } and { $other } have the same letter { $letter }
unplayable-moves = { $piece }: { $why }
unplayable-not-a-letter = { $letter } is no letter from A to Z
unplayable-number = { $number } is more than a game can have, the most is { $most }
unplayable-boards = there can be 1 to 8 boards, not { $boards }

## Rules that mean nothing on several boards

alice-walls = on several boards, walling up squares has no sensible meaning
alice-petrify = on several boards, turning to stone has no sensible meaning
alice-flip = on several boards, flipping enclosed pieces has no sensible meaning
alice-enclosing = on several boards, a drop that must enclose has no sensible meaning
alice-sittuyin = on several boards, promotion without a move has no sensible meaning
alice-facing = on several boards, the facing of generals has no sensible meaning
alice-palace = on several boards, a palace has no sensible meaning
alice-leap = on several boards, a first leap of king and fers has no sensible meaning
alice-row = on several boards, a row of pieces has no sensible meaning
alice-bridge = on several boards, joining regions has no sensible meaning
alice-full-board = on several boards, a full board has no sensible meaning
alice-bishops = on several boards, bishops on squares of both colours have no sensible meaning
alice-must-drop = on several boards, a drop that must be made has no sensible meaning
alice-partner = on several boards, a partner at another board has no sensible meaning

## Rules that cannot go together

clash-king-blasted = a royal king cannot be blasted: use a commoner with extinctionPseudoRoyal
clash-king-flipped = a royal king cannot change sides by being enclosed
clash-king-petrified = a royal king cannot turn to stone when it takes
clash-second-king = nothing can become a second royal king
clash-king-and-duck = the duck cannot be played with a royal king
clash-drops-and-walls = pieces cannot be dropped where squares are walled up
clash-checks-forbidden = checks cannot be counted where check is forbidden
