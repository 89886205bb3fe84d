# What the server refuses.

access-watching = Who watches gives no commands.
access-not-your-seat = That seat is somebody else's.
engine-works = { $name } works: it played { $moves } in { $seconds } s.
engine-fails = { $name } does not work: { $why }
access-engines-seat = An engine plays that side; seat somebody else there first.
access-no-verdict = A game is decided by those who play it; it can only be abandoned.
access-here-only = That is for whoever sits at the machine itself.
access-owner-only = Only the owner of the house may do that.
hint-remote = There is no advice while people play each other.
seat-no-level =
    There is no level { $level } in { $game ->
        [go] Go
       *[other] { $game }
    }.
seat-cannot = { $name } cannot take this seat: { $why }.
seat-no-engine = No engine of the settings is called { $name }.
wire-too-fast = That comes too fast.
wire-binary = Messages are texts.
wire-joined = You are at the table already.
wire-nonsense = That cannot be understood: { $why }
wire-id = A command needs a name of 1 to { $most } signs.
guard-host = This server is not called { $value }.
guard-origin = Pages of { $value } may not ask this server.
api-missing = There is nothing under this address.
api-no-keys = This game has no links.
api-too-long = The text is too long: { $most } bytes are the most.
api-period = A period of the clock needs a time and an increment that are not less than nothing.
wire-id-taken = Another command had this name.
claim-taken = Another program serves the games of { $place } already; end that one first, or choose another database.
server-trouble = Something is wrong with the house; its owner knows more.

share-impossible = The program cannot be found on the local network: { $why }.
quit-not-here = Only on the machine where it runs can the program be ended.
