# What the commands themselves say.

variants-playable = { $name } can be played.
variants-unplayable = { $name } cannot be played; the problems above say why.
variants-mark = (not playable here)
variants-own = Defined in { $file }, line { $line }.

## Before a problem of a variants file

severity-note = note:
severity-warning = warning:
problem-about = { $key }: { $what }

## Why a command cannot begin

choice-unknown = there is no variant { $name }
choice-unknown-near = there is no variant { $name }; did you mean { $near }?
choice-unplayable = the variant { $name } cannot be played: { $why }
choice-boards = { $name } cannot be played on { $boards } boards: { $why }
flag-other-game =
    { $flag } is for { $games ->
        [chess] chess
       *[go] Go (--game go)
    }, not for { $game ->
        [go] Go
       *[other] { $game }
    }
flag-loaded = { $flag } says nothing where --load has a whole game: the file says what is played
flag-problem = { $flag } says nothing with --problem: the file says what is asked
flag-needs-load = --game-number is for --load and --problem
file-unreadable = cannot read { $file }: { $why }
file-unreadable-long = cannot read { $file }: it is longer than { $limit } MiB

## What a check found

check-tally = games { $games }, errors { $errors }
check-tally-warnings = games { $games }, errors { $errors }, warnings { $warnings }

## plateau serve, engines and doctor

serve-listening = Plateau listens on { $address }
serve-key = The owner's key is { $key }
engine-fault = { $why }.
engine-no-command = its command { $command } cannot be read.
engine-unknown = no engine of the settings is called { $name }; there are: { $known }
doctor-database = The database { $place } is sound: { $running } games go on, { $saved } are in the library.
doctor-configuration = The settings in { $path } are in order.
doctor-port-free = { $address } is free.
doctor-port-ours = Plateau already listens on { $address }.
doctor-port-taken = Another program listens on { $address }.
doctor-port-impossible = Nobody can listen on { $address }: { $why }

home-running = Plateau is running already: { $address }
home-no-browser = No browser could be opened: please go to that address yourself.
