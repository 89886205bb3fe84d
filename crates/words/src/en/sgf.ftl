# What is wrong with a game in SGF, and how its end is counted.

## The text

sgf-no-game = expected a game like (;GM[1]), found none
sgf-unexpected = unexpected { $sign }
sgf-game-unopened = the game is not opened by (
sgf-game-open = the game is not closed by )
sgf-node-unopened = the node is not opened by ;
sgf-node-behind-variations = a node cannot stand behind variations
sgf-empty-variation = a variation needs a node
sgf-name = expected the name of a property in capitals, got { $name }
sgf-no-value = the property { $name } has no value
sgf-value-open = the value of { $name } is not closed by ]
sgf-unknown-charset = unknown charset { $label }
sgf-charset = the text is not { $charset }, which it says it is

## The game and its moves

sgf-other-game = the game is { $game }, not Go
sgf-other-kind = the game is of kind { $number }, not Go
sgf-size = expected a size like 19 or 19:13, from 1 to 52 each way, got { $size }
sgf-too-large = a board of { $size } cannot be played on: { $max } lines are the most
sgf-second-move = a node cannot have two moves
sgf-no-liberty = the { $color } stone on { $point } has no liberty
sgf-illegal-over = { $color } cannot play { $mv }: the game is over
sgf-illegal-off-board = { $color } cannot play { $mv }: there is no such point
sgf-illegal-outside = { $color } cannot play { $mv }: the point is not part of the game
sgf-illegal-occupied = { $color } cannot play { $mv }: a { $other } stone is there
sgf-illegal-ko = { $color } cannot play { $mv }: the ko cannot be taken back at once
sgf-illegal-suicide = { $color } cannot play { $mv }: the stone would have no liberty
sgf-illegal-repeats-start = { $color } cannot play { $mv }: it repeats the position at the start
sgf-illegal-repeats = { $color } cannot play { $mv }: it repeats the position after move { $after }

## Values

sgf-value = the value { $value } of { $name } is not understood
sgf-off-board = the value { $value } of { $name } is not on the board
sgf-not-empty = expected an empty value of { $name }, got { $value }
sgf-not-double = expected 1 or 2 as the value of { $name }, got { $value }
sgf-not-number = expected a whole number as the value of { $name }, got { $value }
sgf-not-within = expected a number from { $min } to { $max } as the value of { $name }, got { $value }
sgf-not-real = expected a number like 6.5 as the value of { $name }, got { $value }
sgf-not-pair = expected two points like aa:bb as the value of { $name }, got { $value }
sgf-not-label = expected a point and its text like aa:text as the value of { $name }, got { $value }
sgf-not-figure = expected a number and a title like 0:title as the value of { $name }, got { $value }
sgf-not-result = expected a result like B+3.5, W+R, 0 or Void as the value of { $name }, got { $value }
sgf-not-date = expected a date like 2026-01-31 as the value of { $name }, got { $value }
sgf-unknown-rules = the rules { $value } are not known

## Properties

sgf-many-values = the property { $name } can have one value only
sgf-twice = the property { $name } stands twice in its node
sgf-point-twice = the point { $point } of { $name } is in { $other } of the same node already
sgf-mixed = a node with a move cannot set up anything, as { $name } does
sgf-below-root = the property { $name } can stand in the root only
sgf-second-info = { $name } tells about the game, as a node before this one does already

## Limits

sgf-limit-game = the game is longer than { $limit } bytes
sgf-limit-between = no game begins in { $limit } bytes; what follows is not read
sgf-limit-value = a value is longer than { $limit } bytes
sgf-limit-name = the name of a property is longer than { $limit } bytes
sgf-limit-depth = variations are nested deeper than { $limit } levels
sgf-limit-nodes = the game has more than { $limit } nodes
sgf-limit-line = a line has more than { $limit } nodes; its moves are not checked behind them
sgf-limit-properties = the game has more than { $limit } properties
sgf-limit-values = the game has more than { $limit } values
sgf-limit-points = the game sets up more than { $limit } points
sgf-limit-positions = the set-ups, changes of turn and illegal moves of a line take more than { $limit } bytes; it is not checked behind them
sgf-limit-problems = the game has more than { $limit } problems; the others are not told

## The count of a game

score-unplayable = the main line cannot be played to its end, so that nothing can be counted
score-dead = dead: { $stones } ({ $from })
score-dead-none = none
score-dead-file = as the file marks them
score-dead-rules = these rules leave nothing dead on the board
score-dead-proven = proven
score-dead-estimated = an estimate
score-side = { $color }: { $total } (stones { $stones }, territory { $territory }, prisoners { $prisoners })
score-rules = rules { $rules }, { $bonus } for white besides ({ $why })
score-rules-option = as --rules says
score-rules-file = as the file says
score-rules-unnamed = the file names none
score-rules-unknown = the file’s rules { $named } are not known
score-refused = by these rules { $why }; the stone was put all the same
score-result = result { $result }
