# What a table refuses, and clocks that cannot be.

table-not-your-turn =
    It is { $turn ->
        [white] White
       *[black] Black
    }'s turn.
table-move-late = Your move was not played: the game had gone on meanwhile.
table-paused = The game is paused.
table-waiting = Somebody is still missing.
table-counting = The game is being counted: mark dead stones, accept, or play on.
table-over = The game is over.
table-remote = The other player has to agree.
table-no-node = There is no move { $node } in this game.
take-back-forbidden = Moves may not be taken back in this game.
take-back-nothing = There is nothing to take back.
take-back-over = The game is over, and the other player is at another screen.
redo-nothing = There is nothing to make again.
undo-nothing = There is nothing to undo.
offer-once = A draw is offered once a move.
offer-not-now = That cannot be offered now ({ $offer }).
answer-nothing = There is nothing to answer.
claim-nothing = There is no draw to claim.
claim-game-over = The game is over.
claim-move-decides = That move ends the game by itself.
claim-not-your-turn = A draw is claimed when it is one's own turn.
resign-not-now = There is no game to give up.
pause-not-now = There is nothing to pause.
pause-remote = A game with somebody at another screen is not paused.
resume-not-now = The game is not paused.
step-not-now = Only engines of a paused game move step by step.
count-not-now = The game is not being counted.
count-no-stone = There is no stone on { $place }.
note-long = That is too long to keep.
note-markup = Marks are drawn on boards of Go alone.
tag-name = { $name } is no name of a tag that can be changed.
promote-first = This line is the first already.
vary-not-now = Variations are added to records and to games that are over.
prune-here = The game stands in this line.
open-fact = what is said to have happened cannot have: { $why } (fact { $number })
open-nothing = The game has no beginning.
open-no-game = There is no game in it.
open-impossible = That cannot be played: { $why }.
open-size = A board has a size like 19 or 13x9, with 1 to 25 lines each way, and not { $text }.
open-rules = There are no rules { $text }; there are { $known }, or KataGo's form such as koPOSITIONALscoreAREAsui1.
open-komi = The komi is a number like 6.5, with two decimals at most, and not { $text }.
open-handicap = This board does not have { $stones } handicap stones: { $most } are the most.

## Clocks

clock-no-period = A clock needs a period.
clock-too-many-periods = { $count } periods are too many: { $most } are the most.
clock-moves-missing = Only the last period may have no number of moves; period { $number } of { $of } has none.
clock-no-moves = Period { $number } asks for no moves.
clock-too-many-moves = { $count } moves are too many for a period: { $most } are the most.
clock-too-much-time = { $seconds } seconds are too long: { $most } are the most.
clock-nothing-given = Period { $number } gives no time.
clock-fallen-at-once = The flag would fall at once.
clock-half-an-hourglass = An hourglass needs both sides.
clock-text-too-long = A time control of { $length } characters is too long.
clock-number-too-large = The number { $number } is too large for a time control.
clock-expected-time = { $text } is no time control: a time is missing before { $found }.
clock-expected-moves = { $text } is no time control: a number of moves is missing before { $found }.
clock-expected-two-digits = { $text } is no time control: two digits are missing before { $found }.
clock-expected-smaller-unit = { $text } is no time control: a smaller unit should stand before { $found }.
clock-expected-fewer-decimals = { $text } is no time control: there are too many decimals before { $found }.
clock-expected-period-end = { $text } is no time control: the period should end before { $found }.
clock-expected-hourglass-end = { $text } is no time control: nothing stands behind an hourglass, not { $found }.
clock-expected-overtime = { $text } is no time control: overtime is missing before { $found }.
clock-expected-overtime-end = { $text } is no time control: nothing stands behind overtime, not { $found }.
clock-expected-two-sides = { $text } is no time control: there are two sides, and { $found } is more.
accept-other-marks = Other stones are marked now: look again before you accept.

# What is wrong with games of draughts as text

pdn-line = line { $line }: { $why }
pdn-other-game = the tag GameType says { $number }, { $game }: only English draughts, type 21, is played here
pdn-tag-among-moves = the tag { $tag } stands among the moves
pdn-tag-unended = the tag { $tag } does not end
pdn-variation-first = a variation stands before the first move
pdn-too-deep = variations are nested too deep
pdn-not-begun = a variation ends that has not begun
pdn-no-move = { $mv } is no move here
pdn-after-end = { $mv } comes after the end of the game
pdn-unended = nothing ends with { $sign } what begins here
pdn-too-long = the game is too long

pdn-international = international draughts
pdn-italian = Italian draughts
pdn-pool = American pool checkers
pdn-spanish = Spanish draughts
pdn-russian = Russian draughts
pdn-brazilian = Brazilian draughts
pdn-canadian = Canadian draughts
pdn-portuguese = Portuguese draughts
pdn-czech = Czech draughts
pdn-turkish = Turkish draughts
pdn-thai = Thai draughts
pdn-frisian = Frisian draughts
pdn-unknown = another game

# Positions

draughts-fen-turn = expected B or W to move, got { $text }
draughts-fen-field = expected a field like W21,22,K10, got { $text }
draughts-fen-square = expected a square like 21 or K10, got { $text }
draughts-fen-twice = square { $square } is named twice
draughts-fen-again = field { $letter } is given twice
