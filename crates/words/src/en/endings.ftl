# How a game ended: the result, and why in a few words.

result-white = White wins
result-black = Black wins
result-draw = Draw
result-void = No result

## By the rules

outcome-checkmate = checkmate
outcome-stalemate = stalemate
outcome-threefold-repetition = the same position three times
outcome-fivefold-repetition = the same position five times
outcome-fifty-moves = fifty moves without a capture or a pawn move
outcome-seventy-five-moves = seventy-five moves without a capture or a pawn move
outcome-insufficient-material = not enough material to mate
outcome-dead-position = nobody can mate any more
outcome-extinction = the pieces that matter are gone
outcome-goal-reached = the goal is reached
outcome-both-goals-reached = both sides have reached the goal
outcome-castled = castled
outcome-castling-lost = castling is no longer possible
outcome-checks-given = enough checks were given
outcome-pieces-connected = the pieces are connected
outcome-two-passes = both sides passed
outcome-full-board = the board is full
outcome-facing-generals = the generals faced each other twice
outcome-pawn-drop-mate = a dropped pawn must not mate
outcome-unfair-mate = a mate that the rules do not accept
outcome-repetition = the position came too often
outcome-perpetual-check = check for ever
outcome-perpetual-chase = a piece was chased for ever
outcome-to-and-fro = moves to and fro
outcome-quiet-moves = too many moves without progress
outcome-counted-out = not won within the count
outcome-counted = counted
outcome-go-repetition = the position came again
outcome-no-moves = no move is left
outcome-forty-moves = forty moves without a capture or a move of a man

## Otherwise

ending-resigned =
    { $loser ->
        [white] White
       *[black] Black
    } resigned
ending-flagged =
    time is up for { $loser ->
        [white] White
       *[black] Black
    }
ending-flagged-draw =
    time is up for { $loser ->
        [white] White
       *[black] Black
    }, but { $winner ->
        [white] White
       *[black] Black
    } cannot win
ending-agreed = by agreement
ending-counted =
    { $winner ->
        [white] W
       *[black] B
    }+{ $points }
ending-counted-draw = the count is even
ending-forfeit =
    { $loser ->
        [white] White
       *[black] Black
    } could not go on: { $why }
ending-adjudicated = decided by others
ending-abandoned = nobody went on
