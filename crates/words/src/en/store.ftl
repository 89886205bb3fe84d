# What is on disk: games, the library, scores and settings.

store-unreachable = The database { $place } cannot be opened: { $why }.
store-newer = The database { $place } is of version { $found }, which is newer than this program: it knows version { $known }.
store-damaged = The database { $place } is damaged or no database: { $why }.
store-read-only = The database { $place } can be read only, so nothing can be saved.
store-full = Nothing can be saved in the database { $place }: the disk is full.
store-disk = The database { $place } cannot be read or written: { $why }.
store-locked = Another program keeps the database { $place } busy.
store-failed = The database refused: { $why }.
store-busy = Too much waits to be saved. Please try again in a moment.
store-closed = The database was closed.
store-scheme = The database { $place } is of a kind that is not supported: give a file, sqlite:FILE or postgres://USER@HOST/NAME.
store-no-home = There is no folder for games: the user has no home.

store-unknown-game = There is no game { $game }.
store-game-exists = There is a game { $game } already.
store-conflict = The game { $game } has { $last } facts, not { $known }: somebody else went on with it.

store-unknown-record = There is no game { $id } in the library.
store-record-exists = The game is in the library already, as { $id }.
store-unreadable = The game cannot be read: { $why }.
store-tag = Expected the name of a tag that can be changed, got { $name }.
store-title = A title has at most { $most } characters; this one has { $length }.
store-stream = The file cannot be read or written: { $why }.

store-problems-exist = The same problems are there already, as { $name }.

store-result = Expected 1-0, 0-1 or 1/2-1/2, got { $value }.
store-same-player = { $name } cannot be rated in a game against itself.

settings-value = Line { $line } of the settings: { $key } cannot be { $value }, expected { $expected }. The usual value holds.
settings-engine = Line { $line } of the settings: an engine needs { $key }. It is left out.
settings-no-clock = That is no clock: { $why }.
settings-clock = Line { $line } of the settings: the clock cannot be set so: { $why }. There is none.
settings-broken = Line { $line } of the settings cannot be read: { $why }. The usual settings hold, and the old file is kept as { $kept }.
settings-waiting = Line { $line } of the settings cannot be read: { $why }. The settings stay as they are.
settings-unreadable = The settings in { $path } cannot be read: { $why }. The usual settings hold.
settings-unwritable = The settings cannot be saved in { $path }: { $why }.
settings-unknown-key = There is no setting { $key }.
settings-refused = { $key } cannot be { $value }, expected { $expected }.
settings-no-home = There is no folder for settings: the user has no home.
