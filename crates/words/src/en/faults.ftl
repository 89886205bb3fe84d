# What is wrong with engines, and what the machine refuses: parts of sentences.

fault-start = { $program } cannot be started: { $why }
fault-deaf = { $program } no longer listens
fault-ended = { $program } has ended
fault-silent = { $program } did not answer within { $seconds } { $seconds ->
        [1] second
       *[other] seconds
    }
fault-half-line = { $program } began a line and did not end it within { $seconds } { $seconds ->
        [1] second
       *[other] seconds
    }
fault-called-off = { $program } is no longer waited for
fault-option = { $program } has no option { $name } that can be { $value }
fault-refused = { $program } refuses { $told }: { $why }
fault-nonsense = { $program } answers { $answer } to { $told }
fault-late = { $program } moved only when it was stopped after { $seconds } { $seconds ->
        [1] second
       *[other] seconds
    }
fault-unstoppable = { $program } does not stop
fault-flooding = { $program } floods its output
fault-no-analysis = { $program } does not analyse
fault-no-study = our own engine cannot analyse this game yet

fault-no-move = it has no move
fault-illegal-move = it plays { $mv }, which is not legal
fault-false-claim = it says that the game is over: { $score } { $why }
fault-other-game =
    { $name } does not play { $game ->
        [go] Go
       *[other] { $game }
    }
fault-edited = it cannot be told of a board that was edited
fault-nodes = { $program } cannot be told a number of positions
fault-unknown = no engine is called { $name }
fault-crowded = { $most } engines run already, and no more may at once
fault-no-move-within = no move within { $seconds } { $seconds ->
        [1] second
       *[other] seconds
    }
fault-broke-off = its thoughts broke off
fault-nobody-waits = nobody waits for it any more
fault-other = { $why }
fault-kind =
    { $kind ->
        [start] it does not start
        [time] it takes too long
        [illegal-move] it plays what the rules forbid
        [no-move] it has no move
        [false-claim] it says that the game is over
        [dies] it has ended
        [hangs] it says nothing
        [half-line] it begins a line and does not end it
        [floods] it talks on and on
        [deaf] it no longer listens
        [refuses] it does not play this game
        [crowded] too many engines run already
       *[called-off] nobody waits for it any more
    }

## The machine

system-missing = there is no such file or folder
system-forbidden = that is not permitted
system-full = the disk is full
system-too-large = the file may not become any larger
system-folder = it is a folder
system-no-folder = something on the way there is no folder
system-read-only = the disk can be read only
system-exists = there is something of that name already
system-name = that cannot be the name of a file
system-taken = another program uses it
system-elsewhere = this machine has no such address
system-other = { $why }
