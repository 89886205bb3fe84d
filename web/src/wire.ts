// Made from the types of the server by `cargo xtask wire`; not written by hand.

/**
 * What the program is, and what it offers.
 */
export type About = { 
/**
 * Its version.
 */
version: string, 
/**
 * Which games there are.
 */
games: Array<GameOffer>, 
/**
 * The programs of others that can be seated.
 */
engines: Array<string>, 
/**
 * Whether whoever asks may change what is in the house.
 */
is_owner: boolean, 
/**
 * Whether whoever asks may end the program.
 */
can_quit: boolean, };

/**
 * As whom somebody is at a table.
 */
export type Access = "owner" | "white" | "black" | "watcher";

/**
 * A game that was added.
 */
export type Added = { 
/**
 * Its name.
 */
id: string, };

/**
 * What one player scored against another.
 */
export type Against = { 
/**
 * Games that the first won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games that the first lost.
 */
losses: number, };

/**
 * What stands in a sentence in the place of a name.
 */
export type Argument = string | Message;

/**
 * What a client says.
 */
export type Ask = { "ask": "join", 
/**
 * The secret of a seat or of the house; none to watch.
 */
key: string | null, 
/**
 * What whoever takes an empty seat is called.
 */
name: string | null, 
/**
 * The number of the last fact that is known; what happened since is told.
 */
after: number | null, 
/**
 * Whether to be told what engines think.
 */
thoughts: boolean, } | { "ask": "do", 
/**
 * The client's own name for it: said again, it is answered the same and not done twice.
 */
id: string, 
/**
 * What.
 */
command: Command, } | { "ask": "hint", 
/**
 * The client's own name for the question.
 */
id: string, } | { "ask": "look", 
/**
 * The client's own name for the question.
 */
id: string, 
/**
 * The node.
 */
node: number, } | { "ask": "ask-again", 
/**
 * The client's own name for it.
 */
id: string, } | { "ask": "analyse", 
/**
 * The node.
 */
node: number, 
/**
 * The client's own name for the question.
 */
id: string, 
/**
 * The name of a program; none for our own engine.
 */
engine: string | null, 
/**
 * How many of the best lines are wanted.
 */
lines: number, 
/**
 * How many milliseconds each position of a review is thought about.
 */
time: number, } | { "ask": "review" } & Lesson | { "ask": "rest" } | { "ask": "view" };

/**
 * From how many boards to how many.
 */
export type BoardRange = { 
/**
 * At least.
 */
min: number, 
/**
 * At most.
 */
max: number, };

/**
 * Boards and what stands on them.
 */
export type BoardView = { 
/**
 * What the last move changed.
 */
last: Array<Change<Symbol>>, 
/**
 * What each side has taken since the start, and who is ahead.
 */
takings: Takings, 
/**
 * The position as text.
 */
text: string, 
/**
 * The name of the opening on the way there, with its code.
 */
opening: string | null, 
/**
 * How many columns each board has.
 */
files: number, 
/**
 * How many rows each board has.
 */
ranks: number, 
/**
 * How many boards there are.
 */
boards: number, 
/**
 * What stands on cells and lies in hands.
 */
pieces: Array<[Place, Symbol]>, 
/**
 * The places that are in danger and must not be.
 */
alarms: Array<Place>, 
/**
 * What each side has taken, where that counts.
 */
prisoners: ByColor<number> | null, 
/**
 * The place that is forbidden for one turn, so that nothing is taken back at once.
 */
ko: Place | null, 
/**
 * The names of all symbols of a side, each with the sort of piece that it stands for.
 */
figures: Array<[string, string]>, };

/**
 * A game that was not taken.
 */
export type BrokenGame = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The column, from 1.
 */
column: number, 
/**
 * What is wrong there, in the language that was asked for.
 */
message: string, };

/**
 * Something that each side has one of.
 *
 * ```
 * use game::{ByColor, Color};
 *
 * let mut prisoners = ByColor { white: 0, black: 3 };
 * prisoners[Color::White] += 1;
 * assert_eq!(prisoners[Color::White], 1);
 * ```
 */
export type ByColor<T> = { 
/**
 * White's.
 */
white: T, 
/**
 * Black's.
 */
black: T, };

/**
 * One place before and after.
 */
export type Change<T> = { 
/**
 * Where.
 */
place: Place, 
/**
 * What stood there.
 */
before: T | null, 
/**
 * What stands there now.
 */
after: T | null, };

/**
 * A legal move as it is offered.
 */
export type Choice = { 
/**
 * What is sent back unread to play it.
 */
text: string, 
/**
 * How people write it.
 */
notation: string, 
/**
 * How a hand makes it.
 */
gesture: Gesture, };

/**
 * What a clock shows, in milliseconds.
 */
export type ClockView = { 
/**
 * What is left; none without a limit.
 */
left: number | null, 
/**
 * What was used.
 */
used: number, 
/**
 * Moves to make before the period ends.
 */
moves_left: number | null, 
/**
 * Periods of byo-yomi that are left.
 */
periods_left: number | null, 
/**
 * What each move brings.
 */
increment: number, 
/**
 * Whether it is running.
 */
is_running: boolean, 
/**
 * Whether time is short.
 */
is_short: boolean, };

/**
 * One of the two sides.
 */
export type Color = "white" | "black";

/**
 * One thing that somebody wants; whoever hands it in has checked who that is.
 */
export type Command = { "command": "move", 
/**
 * For which side.
 */
seat: Color, 
/**
 * From which node: in a game that is played, a move that comes too late is refused.
 */
on: number, 
/**
 * Which move, in any form that can be read.
 */
text: string, } | { "command": "take-back", 
/**
 * For which side.
 */
seat: Color, } | { "command": "redo" } | { "command": "go-to", 
/**
 * The node's number.
 */
node: number, } | { "command": "offer", 
/**
 * By which side.
 */
seat: Color, 
/**
 * What.
 */
offer: Offer, } | { "command": "answer", 
/**
 * By which side.
 */
seat: Color, 
/**
 * Yes or no.
 */
accept: boolean, 
/**
 * What was offered when that was said; anything that is offered if none is given.
 */
offer: Offer | null, } | { "command": "claim", 
/**
 * By which side.
 */
seat: Color, 
/**
 * The move.
 */
with: string | null, } | { "command": "resign", 
/**
 * Which side.
 */
seat: Color, } | { "command": "pause" } | { "command": "resume" } | { "command": "step" } | { "command": "dead", 
/**
 * By which side.
 */
seat: Color, 
/**
 * Where.
 */
place: Place, } | { "command": "propose", 
/**
 * Which.
 */
dead: Array<Place>, } | { "command": "accept", 
/**
 * By which side.
 */
seat: Color, 
/**
 * The stones that were marked when that was said; any that are marked if none is given.
 */
dead: Array<Place> | null, } | { "command": "play-on", 
/**
 * By which side.
 */
seat: Color, } | { "command": "seat", 
/**
 * Which.
 */
seat: Color, 
/**
 * Whom.
 */
sitter: Sitter, 
/**
 * From which node on; from where the game stands if none is given.
 */
from: number | null, } | { "command": "undo" } | { "command": "terms", 
/**
 * To what.
 */
terms: Terms, } | { "command": "restart", 
/**
 * With colours changed.
 */
swapped: boolean, } | { "command": "note", 
/**
 * The node's number.
 */
node: number, 
/**
 * What is said from now on.
 */
remarks: Remarks, } | { "command": "tag", 
/**
 * Its name.
 */
name: string, 
/**
 * Its value.
 */
value: string | null, } | { "command": "vary", 
/**
 * Behind which node.
 */
on: number, 
/**
 * The moves, in any form that can be read.
 */
line: Array<string>, } | { "command": "promote", 
/**
 * The node's number.
 */
node: number, } | { "command": "prune", 
/**
 * The node's number.
 */
node: number, } | { "command": "end", 
/**
 * How.
 */
ending: Ending, } | { "command": "tick" };

/**
 * The count of a game, as it stands now.
 */
export type CountView = { 
/**
 * Who accepts it.
 */
accepted: ByColor<boolean>, 
/**
 * Whose each point is; nobody's where none counts it.
 */
owners: Array<[Place, Color | null]>, 
/**
 * The stones that are taken off as dead.
 */
dead: Array<Place>, 
/**
 * What each side has in all, as people write it.
 */
totals: ByColor<string>, 
/**
 * The result as people write it, `B+3.5`.
 */
text: string, 
/**
 * Who is ahead.
 */
winner: Color | null, };

/**
 * What happens when a draw could be claimed.
 */
export type DrawPolicy = "automatic" | "claimed";

/**
 * The end of a game: how, who won, and the sentence that tells it.
 */
export type Ending = { 
/**
 * What made it end.
 */
how: How, 
/**
 * Who won, if anybody.
 */
verdict: Verdict, 
/**
 * The sentence that tells it.
 */
reason: Message, 
/**
 * The count as people write it, where there was one.
 */
score: string | null, };

/**
 * A program that can be seated.
 */
export type EngineOffer = { 
/**
 * Its name.
 */
name: string, 
/**
 * How it is spoken with: `uci`, `xboard` or `gtp`.
 */
protocol: string, 
/**
 * The games that it can play.
 */
games: Array<string>, 
/**
 * Whether it may be asked what it thinks of a game.
 */
analyses: boolean, 
/**
 * How it is started; none where others could read that, too.
 */
command: string | null, };

/**
 * What came of trying a program.
 */
export type EngineTrial = { 
/**
 * Whether it makes its first moves.
 */
works: boolean, 
/**
 * Which moves, or what is wrong.
 */
message: Message, };

/**
 * A fact with its number and its time.
 */
export type Entry = { 
/**
 * Its number, from 1 and without holes.
 */
number: number, 
/**
 * When, in milliseconds on the clock of the house.
 */
at: number, } & ({ "fact": "opened", 
/**
 * What was agreed.
 */
spec: Spec, } | { "fact": "moved", 
/**
 * By which side.
 */
seat: Color, 
/**
 * From which node.
 */
on: number, 
/**
 * To which node.
 */
node: number, 
/**
 * As it is sent.
 */
text: string, 
/**
 * As people write it.
 */
notation: string, 
/**
 * What it changed.
 */
changes: Array<Change<Symbol>>, } | { "fact": "went", 
/**
 * From which.
 */
from: number, 
/**
 * To which.
 */
to: number, } | { "fact": "played-on", 
/**
 * To which side.
 */
turn: Color, 
/**
 * From which node.
 */
on: number, 
/**
 * To which node.
 */
node: number, } | { "fact": "offered", 
/**
 * Which side.
 */
by: Color, 
/**
 * What.
 */
offer: Offer, } | { "fact": "declined", 
/**
 * By which side.
 */
by: Color, 
/**
 * Which.
 */
offer: Offer, } | { "fact": "paused" } | { "fact": "resumed" } | { "fact": "marked", 
/**
 * What was marked.
 */
before: Array<Place>, 
/**
 * What is marked now.
 */
after: Array<Place>, } | { "fact": "accepted", 
/**
 * Which side.
 */
by: Color, } | { "fact": "seated", 
/**
 * Which.
 */
seat: Color, 
/**
 * Who sat there.
 */
before: Sitter, 
/**
 * Who sits there now.
 */
after: Sitter, } | { "fact": "termed", 
/**
 * What it was.
 */
before: Terms, 
/**
 * What it is now.
 */
after: Terms, } | { "fact": "noted", 
/**
 * Which node.
 */
node: number, 
/**
 * What was said.
 */
before: Remarks, 
/**
 * What is said now.
 */
after: Remarks, } | { "fact": "tagged", 
/**
 * Its name.
 */
name: string, 
/**
 * Its place among the tags.
 */
place: number, 
/**
 * What it was.
 */
before: string | null, 
/**
 * What it is now.
 */
after: string | null, } | { "fact": "varied", 
/**
 * Behind which node.
 */
on: number, 
/**
 * The moves as they are sent, those that were there already included.
 */
line: Array<string>, 
/**
 * The first node that is new.
 */
node: number, 
/**
 * Its place among its siblings.
 */
place: number, } | { "fact": "placed", 
/**
 * Which node.
 */
node: number, 
/**
 * Its place before; none where it was not in the tree.
 */
before: number | null, 
/**
 * Its place now; none where it was taken out.
 */
after: number | null, } | { "fact": "undone", 
/**
 * What made it as it was.
 */
by: Fact, } | { "fact": "ended", 
/**
 * How.
 */
ending: Ending, } | { "fact": "restarted", 
/**
 * With colours changed.
 */
swapped: boolean, });

/**
 * Something that happened.
 */
export type Fact = { "fact": "opened", 
/**
 * What was agreed.
 */
spec: Spec, } | { "fact": "moved", 
/**
 * By which side.
 */
seat: Color, 
/**
 * From which node.
 */
on: number, 
/**
 * To which node.
 */
node: number, 
/**
 * As it is sent.
 */
text: string, 
/**
 * As people write it.
 */
notation: string, 
/**
 * What it changed.
 */
changes: Array<Change<Symbol>>, } | { "fact": "went", 
/**
 * From which.
 */
from: number, 
/**
 * To which.
 */
to: number, } | { "fact": "played-on", 
/**
 * To which side.
 */
turn: Color, 
/**
 * From which node.
 */
on: number, 
/**
 * To which node.
 */
node: number, } | { "fact": "offered", 
/**
 * Which side.
 */
by: Color, 
/**
 * What.
 */
offer: Offer, } | { "fact": "declined", 
/**
 * By which side.
 */
by: Color, 
/**
 * Which.
 */
offer: Offer, } | { "fact": "paused" } | { "fact": "resumed" } | { "fact": "marked", 
/**
 * What was marked.
 */
before: Array<Place>, 
/**
 * What is marked now.
 */
after: Array<Place>, } | { "fact": "accepted", 
/**
 * Which side.
 */
by: Color, } | { "fact": "seated", 
/**
 * Which.
 */
seat: Color, 
/**
 * Who sat there.
 */
before: Sitter, 
/**
 * Who sits there now.
 */
after: Sitter, } | { "fact": "termed", 
/**
 * What it was.
 */
before: Terms, 
/**
 * What it is now.
 */
after: Terms, } | { "fact": "noted", 
/**
 * Which node.
 */
node: number, 
/**
 * What was said.
 */
before: Remarks, 
/**
 * What is said now.
 */
after: Remarks, } | { "fact": "tagged", 
/**
 * Its name.
 */
name: string, 
/**
 * Its place among the tags.
 */
place: number, 
/**
 * What it was.
 */
before: string | null, 
/**
 * What it is now.
 */
after: string | null, } | { "fact": "varied", 
/**
 * Behind which node.
 */
on: number, 
/**
 * The moves as they are sent, those that were there already included.
 */
line: Array<string>, 
/**
 * The first node that is new.
 */
node: number, 
/**
 * Its place among its siblings.
 */
place: number, } | { "fact": "placed", 
/**
 * Which node.
 */
node: number, 
/**
 * Its place before; none where it was not in the tree.
 */
before: number | null, 
/**
 * Its place now; none where it was taken out.
 */
after: number | null, } | { "fact": "undone", 
/**
 * What made it as it was.
 */
by: Fact, } | { "fact": "ended", 
/**
 * How.
 */
ending: Ending, } | { "fact": "restarted", 
/**
 * With colours changed.
 */
swapped: boolean, };

/**
 * A game that can be played.
 */
export type GameOffer = { 
/**
 * Its name, as `chess`.
 */
name: string, 
/**
 * The levels that play it.
 */
levels: Array<number>, 
/**
 * Whether the program itself can be asked what it thinks of a game.
 */
analyses: boolean, 
/**
 * The sets of rules it has; for chess the variants have a list of their own.
 */
rules: Array<RulesOffer>, 
/**
 * The usual sizes of its board, where that can be chosen.
 */
sizes: Array<string>, };

/**
 * How a hand makes a move: the places it touches, and what it still has to choose.
 */
export type Gesture = { 
/**
 * Where the piece is taken up; none for a stone or a pass.
 */
from: Place | null, 
/**
 * Where it touches down on its way.
 */
via: Array<Place>, 
/**
 * Where it is put; none for a pass.
 */
to: Place | null, 
/**
 * Where something else is put afterwards: a wall, a piece that is gated.
 */
then: Place | null, 
/**
 * What it becomes, or what comes besides.
 */
pick: Symbol | null, };

/**
 * What made the game end.
 */
export type How = "rules" | "claimed" | "counted" | "resigned" | "flagged" | "agreed" | "forfeit" | "adjudicated" | "abandoned";

/**
 * How far an import is: a line of the answer, the last of which is the report.
 */
export type ImportLine = { "import": "progress", 
/**
 * How many bytes were read.
 */
bytes: number, 
/**
 * How many games were read.
 */
games: number, } | { "import": "report", 
/**
 * How many games were read, broken ones included.
 */
read: number, 
/**
 * How many were added.
 */
added: number, 
/**
 * How many were there already.
 */
known: number, 
/**
 * How many pieces of the file are broken.
 */
broken_count: number, 
/**
 * The first of them.
 */
broken: Array<BrokenGame>, } | { "import": "failed", 
/**
 * Why.
 */
why: Message, };

/**
 * What is wrong with a move.
 */
export type Judged = "inaccuracy" | "mistake" | "blunder";

/**
 * Which game, and where it begins.
 */
export type Kind = { "game": "chess", 
/**
 * The name of the variant.
 */
variant: string, 
/**
 * On so many boards, if not as usual.
 */
boards: number | null, 
/**
 * The section of a variant of one's own, with those it builds on.
 */
sections: string | null, 
/**
 * The FEN of the start, if not the usual one.
 */
start: string | null, } | { "game": "draughts", 
/**
 * The FEN of the start, if not the usual one.
 */
start: string | null, } | { "game": "go", 
/**
 * The size of the board, `19` or `13x9`.
 */
size: string, 
/**
 * The rules, by name or in `KataGo`'s form.
 */
rules: string, 
/**
 * What White gets, if not what the rules say.
 */
komi: string | null, 
/**
 * How many stones Black has at first.
 */
handicap: number, 
/**
 * A game in SGF at whose root this one begins.
 */
start: string | null, };

/**
 * How an engine studies.
 */
export type Lesson = { 
/**
 * The client's own name for the question.
 */
id: string, 
/**
 * The name of a program; none for our own engine.
 */
engine: string | null, 
/**
 * How many of the best lines are wanted.
 */
lines: number, 
/**
 * How many milliseconds each position of a review is thought about.
 */
time: number, };

/**
 * Some of the games that were found.
 */
export type LibraryPage = { 
/**
 * They.
 */
games: Array<RecordView>, 
/**
 * How many there are on all pages.
 */
total: number, };

/**
 * One of the best lines from a position.
 */
export type Line = { 
/**
 * What it is worth.
 */
standing: Standing, 
/**
 * Its moves.
 */
moves: Array<Choice>, };

/**
 * What a list shows of a live game.
 */
export type LiveGame = { 
/**
 * Its name.
 */
id: string, 
/**
 * Which game it is, as `chess`.
 */
kind: string, 
/**
 * Which variant, or which rules.
 */
variant: string, 
/**
 * Who has White.
 */
white: string, 
/**
 * Who has Black.
 */
black: string, 
/**
 * How many moves were played.
 */
plies: number, 
/**
 * When it began, in milliseconds since 1970.
 */
started: number, 
/**
 * When something happened last, in milliseconds since 1970.
 */
changed: number, 
/**
 * The position that it stands in.
 */
position: string, 
/**
 * Where it stands between its beginning and its end, and whose turn it is.
 *
 * None where there are too many games to look at each.
 */
state: LiveState | null, };

/**
 * Where a live game stands between its beginning and its end.
 */
export type LiveState = { 
/**
 * The phase, by its name in a view.
 */
phase: PhaseName, 
/**
 * Whose turn it is.
 */
turn: Color, 
/**
 * Whether somebody at the screen of the house is to move.
 */
is_ours: boolean, };

/**
 * A label, a mark or a line that somebody drew on a board.
 */
export type Mark = { "mark": "label", 
/**
 * Where.
 */
at: Place, 
/**
 * What stands there.
 */
text: string, } | { "mark": "triangle", 
/**
 * Where.
 */
at: Place, } | { "mark": "square", 
/**
 * Where.
 */
at: Place, } | { "mark": "circle", 
/**
 * Where.
 */
at: Place, } | { "mark": "cross", 
/**
 * Where.
 */
at: Place, } | { "mark": "line", 
/**
 * From where.
 */
from: Place, 
/**
 * To where.
 */
to: Place, } | { "mark": "arrow", 
/**
 * From where.
 */
from: Place, 
/**
 * To where.
 */
to: Place, };

/**
 * A refusal, a reason or a piece of news: an id and its arguments.
 *
 * A face turns it into a sentence of the reader's language; `Display` is a
 * plain form for logs.
 *
 * ```
 * let message = game::Message::new("move-no-piece").with("square", "e4");
 * assert_eq!(message.to_string(), "move-no-piece (square: e4)");
 * ```
 */
export type Message = { id: string, arguments: Array<[string, Argument]>, };

/**
 * A file of problems that somebody adds.
 */
export type NewProblems = { 
/**
 * What it is to be called, as its file.
 */
name: string, 
/**
 * The problems: SGF, or the rows of one.
 */
text: string, };

/**
 * A game that somebody wants to open.
 */
export type NewTable = { 
/**
 * How it is to be played.
 */
spec: Spec, 
/**
 * Whether chance decides who has which colour.
 */
shuffle: boolean, };

/**
 * A game for the library, as a text.
 */
export type NewText = { 
/**
 * PGN, PDN or SGF.
 */
text: string, };

/**
 * A proposal that waits for an answer.
 */
export type Offer = { "offer": "draw" } | { "offer": "take-back", 
/**
 * The node's number.
 */
to: number, } | { "offer": "again", 
/**
 * With colours changed.
 */
swapped: boolean, };

/**
 * A game that was opened.
 */
export type Opened = { 
/**
 * Its name.
 */
id: string, 
/**
 * The secret of each seat.
 */
keys: ByColor<string>, 
/**
 * Where whoever has a seat plays: the address carries its secret.
 */
links: ByColor<string>, 
/**
 * Where anybody may watch.
 */
watch: string, };

/**
 * What facts leave to be said before a face can draw the table behind them.
 *
 * A face that has a [`View`] and hears of facts needs no more to go on, as long as they
 * are moves, offers, pauses, marks or the end.
 */
export type Outlook = { 
/**
 * How many facts lie behind.
 */
number: number, 
/**
 * Whose turn it is.
 */
turn: Color, 
/**
 * The number of the node the game stands at.
 */
cursor: number, 
/**
 * The places that are in danger and must not be.
 */
alarms: Array<Place>, 
/**
 * What each side has taken, where that counts.
 */
prisoners: ByColor<number> | null, 
/**
 * The place that is forbidden for one turn, so that nothing is taken back at once.
 */
ko: Place | null, 
/**
 * What each side has taken since the start, and who is ahead.
 */
takings: Takings, 
/**
 * The position as text.
 */
text: string, 
/**
 * The name of the opening on the way there, with its code.
 */
opening: string | null, 
/**
 * The moves that can be made.
 */
choices: Array<Choice>, 
/**
 * The clocks.
 */
clocks: ByColor<ClockView>, 
/**
 * What each side proposes.
 */
offers: ByColor<Offer | null>, 
/**
 * The count, while one is made or was agreed on.
 */
count: CountView | null, 
/**
 * Whether a move that was taken back can be made again.
 */
can_redo: boolean, 
/**
 * Whether the side to move can claim a draw as the game stands.
 */
can_claim: boolean, } & ({ "phase": "waiting" } | { "phase": "playing" } | { "phase": "paused" } | { "phase": "counting" } | { "phase": "reviewing" } | { "phase": "ended", 
/**
 * How.
 */
ending: Ending, });

/**
 * A period of the clock, in seconds.
 */
export type PeriodView = { 
/**
 * How long it is.
 */
time: number, 
/**
 * How many moves it lasts.
 */
moves: number | null, 
/**
 * What each move brings.
 */
increment: number, };

/**
 * The name of a phase.
 */
export type PhaseName = "waiting" | "playing" | "paused" | "counting" | "reviewing" | "ended";

/**
 * Boards and what stands on them, and nothing else.
 */
export type Picture = { 
/**
 * How many columns each board has.
 */
files: number, 
/**
 * How many rows each board has.
 */
ranks: number, 
/**
 * How many boards there are.
 */
boards: number, 
/**
 * What stands on cells and lies in hands.
 */
pieces: Array<[Place, Symbol]>, 
/**
 * The names of all symbols of a side, each with the sort of piece that it stands for.
 */
figures: Array<[string, string]>, };

/**
 * What a picture is wanted of, as lists of games tell it.
 */
export type PictureWish = { 
/**
 * Which game, as `chess`.
 */
kind: string, 
/**
 * Which variant; in Go the size of the board.
 */
variant: string, 
/**
 * Which position; the start where there is none.
 */
position: string | null, };

/**
 * How a piece moves.
 */
export type PieceRule = { 
/**
 * Its letter.
 */
letter: string, 
/**
 * What is drawn for it, White's first.
 */
symbols: Array<Symbol>, 
/**
 * How it moves, in a sentence or more.
 */
sentence: string, };

/**
 * A cell of some board, or a slot in a hand.
 *
 * Files and ranks count from zero at the lower left, as White sees it.
 */
export type Place = { 
/**
 * Which board, the first being 0.
 */
board: number, 
/**
 * The column, from the left.
 */
file: number, 
/**
 * The row, from below.
 */
rank: number, } | { 
/**
 * Whose hand.
 */
color: Color, 
/**
 * Which slot, the first being 0.
 */
slot: number, };

/**
 * What a client says who tries problems.
 */
export type ProblemAsk = { "ask": "open" } & ProblemWish | { "ask": "try", 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * The text of a choice, a point, or `pass`.
 */
text: string, } | { "ask": "back", 
/**
 * The client's own name for it.
 */
id: string, } | { "ask": "start", 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * Who moves first from now on, whose side is one's own then; none for as before.
 */
first: Color | null, } | { "ask": "swap", 
/**
 * The client's own name for it.
 */
id: string, } | { "ask": "hint", 
/**
 * The client's own name for it.
 */
id: string, } | { "ask": "verdict", 
/**
 * The client's own name for it.
 */
id: string, } | { "ask": "solution", 
/**
 * The client's own name for it.
 */
id: string, } | { "ask": "look", 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * Who moves first.
 */
first: Color, 
/**
 * The moves, as points or `pass`.
 */
moves: Array<string>, } | { "ask": "save", 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * In which language comments are, as `fr`; English for want of another wish.
 */
language: string | null, 
/**
 * Whether it goes into the library, too.
 */
in_library: boolean, } | { "ask": "cancel" } | { "ask": "close" };

/**
 * How the board of a problem stands.
 */
export type ProblemBoard = { 
/**
 * The board.
 */
board: BoardView, 
/**
 * The side to move.
 */
turn: Color, 
/**
 * The side of whoever tries.
 */
own: Color, 
/**
 * The side that moved first.
 */
first: Color, 
/**
 * The moves since the start.
 */
moves: Array<ProblemMove>, 
/**
 * The moves that can be made.
 */
choices: Array<Choice>, 
/**
 * Why nothing more is to be played: captured, settled, or only a threat elsewhere helps; none
 * where it goes on.
 */
end: Message | null, };

/**
 * A collection of problems: those that come with the program, a folder, or a file that was added.
 */
export type ProblemCollection = { 
/**
 * Its name in addresses.
 */
id: string, 
/**
 * What kind it is.
 */
kind: ProblemCollectionKind, 
/**
 * What people call it; nothing for what comes with the program.
 */
name: string, 
/**
 * How many problems it has.
 */
problems: number, 
/**
 * How many of them the player has solved.
 */
solved: number, 
/**
 * How many of them the player has tried and not solved.
 */
tried: number, 
/**
 * What could not be read in it, the first ones.
 */
faults: Array<ProblemFault>, 
/**
 * How much could not be read in it.
 */
fault_count: number, };

/**
 * Where a collection of problems comes from.
 */
export type ProblemCollectionKind = "built-in" | "folder" | "added";

/**
 * Something in a collection that is no problem.
 */
export type ProblemFault = { 
/**
 * The file, from the folder on.
 */
file: string, 
/**
 * Which problem of the file, from 1; none where the file has one, or cannot be read.
 */
number: number | null, 
/**
 * What is wrong, in a sentence that names both.
 */
why: Message, };

/**
 * What a move was worth.
 */
export type ProblemJudged = { 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The move, as people write it.
 */
mv: string, 
/**
 * What it is worth.
 */
judgement: ProblemJudgement, 
/**
 * The same in a sentence.
 */
told: Message, 
/**
 * How it goes on; why the move fails, if it does.
 */
line: Array<string>, 
/**
 * The answer of the other side; none where there is none.
 */
answer: string | null, 
/**
 * The board behind the answer.
 */
board: ProblemBoard, 
/**
 * Whether the problem is solved by it.
 */
is_solved: boolean, 
/**
 * What is kept of the player's progress now; none where nothing is kept.
 */
progress: ProblemProgress | null, };

/**
 * What a move is worth beside the best.
 */
export type ProblemJudgement = "correct" | "only-seki" | "only-ko" | "worse-ko" | "fails" | "hopeless" | "unknown";

/**
 * Who wins every ko, where that is settled beforehand.
 */
export type ProblemKoMaster = "attacker" | "defender";

/**
 * A move on the board of a problem.
 */
export type ProblemMove = { 
/**
 * As people write it.
 */
text: string, 
/**
 * Whose it was.
 */
color: Color, 
/**
 * What it was worth.
 */
judgement: ProblemJudgement, };

/**
 * A move of a solution, and what follows it.
 */
export type ProblemNode = { 
/**
 * The move, as people write it.
 */
text: string, 
/**
 * Whose it is.
 */
color: Color, 
/**
 * Where; none for a pass.
 */
place: Place | null, 
/**
 * What it is worth; none within a line.
 */
judgement: ProblemJudgement | null, 
/**
 * What becomes of the target, where that is said.
 */
told: Message | null, 
/**
 * What follows, the best one first.
 */
children: Array<ProblemNode>, };

/**
 * A problem that is open: what is asked, and not the answer.
 */
export type ProblemOpened = { 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * Its name in the list; none for a group of a game.
 */
problem: string | null, 
/**
 * What it is called; nothing for most.
 */
name: string, 
/**
 * The stones that must survive.
 */
target: Array<Place>, 
/**
 * The vacant points where one may play.
 */
region: Array<Place>, 
/**
 * Whether the region was worked out, and nobody has drawn it.
 */
is_worked_out: boolean, 
/**
 * The side whose stones they are.
 */
defender: Color, 
/**
 * The sides that can move first.
 */
turns: Array<Color>, 
/**
 * What is asked, where one may play, and who wins kos, a sentence each.
 */
told: Array<Message>, 
/**
 * The board before the first move.
 */
board: ProblemBoard, 
/**
 * What is kept of the player's progress; none where nothing is kept.
 */
progress: ProblemProgress | null, };

/**
 * Some of the problems that were found.
 */
export type ProblemPage = { 
/**
 * They.
 */
problems: Array<ProblemView>, 
/**
 * How many there are on all pages.
 */
total: number, };

/**
 * How far a player is with a problem.
 */
export type ProblemProgress = { 
/**
 * How far.
 */
state: ProblemState, 
/**
 * How many wrong moves were made before it was solved.
 */
mistakes: number, 
/**
 * Whether a hint, the verdict or the solution was asked for before it was solved.
 */
is_helped: boolean, 
/**
 * When something changed last, in milliseconds since 1970; 0 where nobody has tried it.
 */
changed: number, };

/**
 * Which problems are looked for; what is left out does not matter.
 */
export type ProblemSearch = { 
/**
 * The collection; what comes with the program if nothing is said.
 */
collection: string | null, 
/**
 * Whose progress is told; the player of the house if nothing is said.
 */
player: string | null, 
/**
 * Only those that are `unseen`, `tried`, `solved` or `unsolved`.
 */
state: string | null, 
/**
 * Words in names and files.
 */
text: string, 
/**
 * By `difficulty` or by `place` in the collection, as which it is if nothing is said.
 */
order: string | null, 
/**
 * How many at most.
 */
limit: number | null, 
/**
 * How many are passed over before.
 */
offset: number, 
/**
 * Where the next one is asked for: behind which problem.
 */
after: string | null, };

/**
 * How far one can be with a problem.
 */
export type ProblemState = "unseen" | "tried" | "solved";

/**
 * How far a solver is.
 */
export type ProblemThinking = { 
/**
 * The side to play that is looked at.
 */
turn: Color, 
/**
 * How many positions were searched.
 */
nodes: number, 
/**
 * How many positions are still to be proven, at least.
 */
proof: number, 
/**
 * How many are to be disproven, at least.
 */
disproof: number, 
/**
 * The moves that are looked at now.
 */
line: Array<string>, 
/**
 * How long it has been at work, in milliseconds.
 */
elapsed: number, };

/**
 * What becomes of a target.
 */
export type ProblemVerdict = "alive" | "dead" | "seki" | "ko" | "unknown";

/**
 * What a list shows of a problem.
 */
export type ProblemView = { 
/**
 * Its name: the same problem has the same in every collection.
 */
id: string, 
/**
 * Its place in the collection, from 1.
 */
number: number, 
/**
 * What it is called; nothing for most.
 */
name: string, 
/**
 * The file that it is in, from the folder on; nothing for what comes with the program.
 */
file: string, 
/**
 * Its board.
 */
picture: Picture, 
/**
 * The stones that must survive.
 */
target: Array<Place>, 
/**
 * The vacant points where one may play.
 */
region: Array<Place>, 
/**
 * The lower left and the upper right corner of what matters.
 */
frame: [Place, Place], 
/**
 * Who moves first; the attacker's side where both are asked about.
 */
turn: Color, 
/**
 * The side whose stones they are.
 */
defender: Color, 
/**
 * How many positions our solver searched to answer it; none where it has not done so yet.
 */
difficulty: number | null, 
/**
 * How far the player is.
 */
progress: ProblemProgress, };

/**
 * A problem that somebody wants to open.
 */
export type ProblemWish = { 
/**
 * The client's own name for it.
 */
id: string, 
/**
 * The secret of the house, or of a seat of the game; none where nobody needs one.
 */
key: string | null, 
/**
 * Whose progress is kept; none for the player of the house.
 */
player: string | null, } & ({ "from": "list", 
/**
 * Its name there.
 */
problem: string, } | { "from": "game", 
/**
 * The game.
 */
game: string, 
/**
 * The node.
 */
node: number, 
/**
 * A stone of the group; several must all survive.
 */
target: Array<Place>, 
/**
 * The vacant points where one may play; none to have them worked out.
 */
region: Array<Place> | null, 
/**
 * Who plays first; both are answered where nobody says it.
 */
turn: Color | null, 
/**
 * Who wins every ko; none where they are fought out.
 */
ko_master: ProblemKoMaster | null, });

/**
 * What the server says to whoever tries problems.
 */
export type ProblemWord = { "word": "opened" } & ProblemOpened | { "word": "thinking" } & ProblemThinking | { "word": "ready", 
/**
 * Whether something is proven for each side to play.
 */
is_decided: boolean, 
/**
 * How many positions it searched.
 */
nodes: number, 
/**
 * How long it took, in milliseconds.
 */
elapsed: number, 
/**
 * The same in a sentence, without the verdict.
 */
told: Message, } | { "word": "judged" } & ProblemJudged | { "word": "board", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The board.
 */
board: ProblemBoard, 
/**
 * What was done.
 */
told: Message, } | { "word": "hint", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The move; none where nothing helps, or nothing is needed.
 */
choice: Choice | null, 
/**
 * The same in a sentence.
 */
told: Message, 
/**
 * What is kept of the player's progress now; none where nothing is kept.
 */
progress: ProblemProgress | null, } | { "word": "verdict", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * Its word.
 */
verdict: ProblemVerdict, 
/**
 * The same in a sentence, with the guess behind it where nothing is proven.
 */
told: Array<Message>, 
/**
 * What is kept of the player's progress now; none where nothing is kept.
 */
progress: ProblemProgress | null, } | { "word": "solution", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The side that moves first.
 */
first: Color, 
/**
 * It in sentences.
 */
told: Array<Message>, 
/**
 * It as variations from the start, the best one first.
 */
lines: Array<ProblemNode>, 
/**
 * What is kept of the player's progress now; none where nothing is kept.
 */
progress: ProblemProgress | null, } | { "word": "look", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The board.
 */
board: BoardView, 
/**
 * Whose turn it is there.
 */
turn: Color, } | { "word": "saved", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * The text of the file.
 */
text: string, 
/**
 * Its name in the library, if it went there.
 */
record: string | null, } | { "word": "refused", 
/**
 * The client's name for what it asked.
 */
id: string, 
/**
 * Why.
 */
why: Message, } | { "word": "misunderstood", 
/**
 * Why.
 */
why: Message, };

/**
 * A rating at a time.
 */
export type RatingPoint = { 
/**
 * When, in milliseconds since 1970.
 */
unix: number, 
/**
 * The rating.
 */
rating: number, };

/**
 * What changes about a game of the library.
 */
export type RecordChange = { 
/**
 * Its title.
 */
title: string | null, 
/**
 * Tags with their values; an empty value takes one away.
 */
tags: Array<[string, string]>, };

/**
 * A game of the library with its text.
 */
export type RecordText = { 
/**
 * The whole game, as PGN, PDN or SGF.
 */
text: string, 
/**
 * Its name.
 */
id: string, 
/**
 * A title of one's own.
 */
title: string, 
/**
 * When it came into the library, in milliseconds since 1970.
 */
added: number, 
/**
 * Whether it is in the bin.
 */
is_deleted: boolean, 
/**
 * The kind of game, as `chess`.
 */
kind: string, 
/**
 * The variant, in Go the size of the board.
 */
variant: string, 
/**
 * Who had White.
 */
white: string, 
/**
 * Who had Black.
 */
black: string, 
/**
 * The occasion.
 */
event: string, 
/**
 * The place.
 */
site: string, 
/**
 * The round.
 */
round: string, 
/**
 * When it was played.
 */
date: string, 
/**
 * How it ended.
 */
result: string, 
/**
 * How many moves it has.
 */
plies: number, 
/**
 * Its opening.
 */
opening: string, 
/**
 * The position at the end.
 */
position: string, };

/**
 * What a list shows of a game of the library.
 */
export type RecordView = { 
/**
 * Its name.
 */
id: string, 
/**
 * A title of one's own.
 */
title: string, 
/**
 * When it came into the library, in milliseconds since 1970.
 */
added: number, 
/**
 * Whether it is in the bin.
 */
is_deleted: boolean, 
/**
 * The kind of game, as `chess`.
 */
kind: string, 
/**
 * The variant, in Go the size of the board.
 */
variant: string, 
/**
 * Who had White.
 */
white: string, 
/**
 * Who had Black.
 */
black: string, 
/**
 * The occasion.
 */
event: string, 
/**
 * The place.
 */
site: string, 
/**
 * The round.
 */
round: string, 
/**
 * When it was played.
 */
date: string, 
/**
 * How it ended.
 */
result: string, 
/**
 * How many moves it has.
 */
plies: number, 
/**
 * Its opening.
 */
opening: string, 
/**
 * The position at the end.
 */
position: string, };

/**
 * What a refused request is answered with.
 */
export type Refusal = { 
/**
 * Why.
 */
why: Message, 
/**
 * The same as a sentence in English, for whoever has no words of their own.
 */
sentence: string, };

/**
 * What is said about a node, as far as people change it.
 */
export type Remarks = { 
/**
 * Remarks that stand before the move.
 */
comments_before: Array<string>, 
/**
 * Remarks that stand behind the move.
 */
comments: Array<string>, 
/**
 * Judgements by number, as PGN has them.
 */
glyphs: Array<number>, 
/**
 * What is drawn on the board of Go; what is there stays where this is none.
 */
markup: Array<Mark> | null, };

/**
 * What is thought of a move that is reviewed.
 */
export type Reviewed = { 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * The node behind the move.
 */
node: number, 
/**
 * How many positions were looked at.
 */
done: number, 
/**
 * How many will be.
 */
of: number, 
/**
 * What the position behind the move is worth.
 */
standing: Standing, 
/**
 * What is wrong with the move.
 */
judged: Judged | null, };

/**
 * A right to castle, or to let a piece in.
 */
export type Right = { 
/**
 * Its name among the rights.
 */
id: string, 
/**
 * Whose it is.
 */
color: Color, 
/**
 * As people write it: `O-O`, or the file.
 */
notation: string, };

/**
 * A set of rules that a game can be played by.
 */
export type RulesOffer = { 
/**
 * Its name, as `japanese`.
 */
name: string, 
/**
 * What White is given for moving second unless somebody says how much.
 */
komi: string | null, };

/**
 * What a player scored in a kind of game.
 */
export type ScoreLine = { 
/**
 * The name.
 */
name: string, 
/**
 * `person`, `level` or `engine`.
 */
player: string, 
/**
 * The kind of game, as `chess`.
 */
kind: string, 
/**
 * Games won.
 */
wins: number, 
/**
 * Games drawn.
 */
draws: number, 
/**
 * Games lost.
 */
losses: number, 
/**
 * The rating by Glicko-2.
 */
rating: number, 
/**
 * How far it may be off.
 */
deviation: number, };

/**
 * Whose scores are wanted.
 */
export type ScoreSearch = { 
/**
 * In which kind of game.
 */
kind: string | null, 
/**
 * Of whom.
 */
name: string | null, 
/**
 * `person`, `level` or `engine`; a person if nothing is said.
 */
player: string | null, 
/**
 * Against whom.
 */
other: string | null, 
/**
 * What the other is.
 */
other_player: string | null, };

/**
 * Which games are looked for; what is left out does not matter.
 */
export type Search = { 
/**
 * Words in titles, names, events, places and dates.
 */
text: string, 
/**
 * The kind of game, as `chess`.
 */
kind: string | null, 
/**
 * The variant.
 */
variant: string | null, 
/**
 * Who won: `white`, `black`, `draw`, `unknown`.
 */
winner: string | null, 
/**
 * A player, with either colour.
 */
player: string | null, 
/**
 * Not before that date.
 */
from: string | null, 
/**
 * Not after that date.
 */
to: string | null, 
/**
 * The bin instead of the library.
 */
deleted: boolean, 
/**
 * By `added`, `date`, `white`, `black`, `event` or `plies`.
 */
order: string | null, 
/**
 * The first first.
 */
ascending: boolean, 
/**
 * How many at most.
 */
limit: number | null, 
/**
 * How many are passed over before.
 */
offset: number, 
/**
 * `pgn` or `sgf`, where games are written.
 */
format: string | null, };

/**
 * Who sits on a seat.
 */
export type SeatView = { 
/**
 * What it is called.
 */
title: string, } & ({ "sitter": "nobody" } | { "sitter": "person", 
/**
 * What the person is called.
 */
name: string, 
/**
 * At which screen; people at the same one need not ask each other.
 */
screen: number, } | { "sitter": "level", 
/**
 * How strong it plays, from 0.
 */
level: number, } | { "sitter": "engine", 
/**
 * Its name.
 */
name: string, } | { "sitter": "record", 
/**
 * Who played them.
 */
name: string, });

/**
 * A value.
 */
export type Setting = boolean | number | string;

/**
 * What changes.
 */
export type SettingsChange = { 
/**
 * Keys with their new values.
 */
values: { [key in string]: Setting }, 
/**
 * The periods of the clock, all of them.
 */
periods: Array<PeriodView> | null, };

/**
 * The settings as they are.
 */
export type SettingsView = { 
/**
 * Every key of `display` and `play` with its value, as `display.theme`.
 */
values: { [key in string]: Setting }, 
/**
 * The periods of the clock.
 */
periods: Array<PeriodView>, 
/**
 * The engines of others, by name.
 */
engines: Array<string>, 
/**
 * What was wrong with the file.
 */
problems: Array<Message>, };

/**
 * What came of a position that somebody set up.
 */
export type SetupReport = { 
/**
 * The position as text; empty where there is none.
 */
text: string, 
/**
 * The game that begins there.
 */
kind: Kind, 
/**
 * Why it cannot be played; nothing where it can.
 */
problems: Array<Message>, };

/**
 * A text that somebody has, and what it shall be a position of.
 */
export type SetupText = { 
/**
 * Of which game.
 */
kind: Kind, 
/**
 * The text: FEN, or SGF.
 */
text: string, };

/**
 * A position to start from when one sets up another, and what can be put there.
 */
export type SetupView = { 
/**
 * What each side has to put.
 */
palette: ByColor<Array<Symbol>>, 
/**
 * What belongs to nobody.
 */
neutral: Array<Symbol>, 
/**
 * What can lie in each hand, and where.
 */
hands: ByColor<Array<[Place, Symbol]>>, 
/**
 * The side to move.
 */
turn: Color, 
/**
 * The rights that can be given.
 */
castling: Array<Right>, 
/**
 * Those that are given.
 */
rights: Array<string>, 
/**
 * The position as text.
 */
text: string, 
/**
 * The game that begins there.
 */
kind: Kind, 
/**
 * How many columns each board has.
 */
files: number, 
/**
 * How many rows each board has.
 */
ranks: number, 
/**
 * How many boards there are.
 */
boards: number, 
/**
 * What stands on cells and lies in hands.
 */
pieces: Array<[Place, Symbol]>, 
/**
 * The names of all symbols of a side, each with the sort of piece that it stands for.
 */
figures: Array<[string, string]>, };

/**
 * A position as somebody set it up; anything may be wrong with it.
 */
export type SetupWish = { 
/**
 * Of which game.
 */
kind: Kind, 
/**
 * What stands on cells and lies in hands.
 */
pieces: Array<[Place, Symbol]>, 
/**
 * The side to move.
 */
turn: Color, 
/**
 * The rights that are given.
 */
rights: Array<string>, };

/**
 * Where others on the local network find this program.
 */
export type Sharing = { 
/**
 * Addresses without a slash at their end, as `http://192.168.1.7:7788`; none while it is not shared.
 */
addresses: Array<string>, };

/**
 * Who fills a seat.
 */
export type Sitter = { "sitter": "nobody" } | { "sitter": "person", 
/**
 * What the person is called.
 */
name: string, 
/**
 * At which screen; people at the same one need not ask each other.
 */
screen: number, } | { "sitter": "level", 
/**
 * How strong it plays, from 0.
 */
level: number, } | { "sitter": "engine", 
/**
 * Its name.
 */
name: string, } | { "sitter": "record", 
/**
 * Who played them.
 */
name: string, };

/**
 * How a game is to be played, as somebody wished; anything may be wrong with it.
 */
export type Spec = { 
/**
 * Which game, and where it begins.
 */
kind: Kind, 
/**
 * Who plays.
 */
seats: ByColor<Sitter>, 
/**
 * The clock as people write it; empty for none.
 */
clock: string, 
/**
 * What is allowed.
 */
terms: Terms, 
/**
 * The record that was opened, as PGN or SGF.
 */
record: string | null, 
/**
 * What stands at the head of a record: event, site, date.
 */
tags: Array<[string, string]>, };

/**
 * What a position is worth, as White sees it.
 */
export type Standing = { 
/**
 * In hundredths of a pawn, where it is counted so.
 */
worth: number | null, 
/**
 * In how many moves White mates, or is mated if less than nothing.
 */
mate: number | null, 
/**
 * By how many tenths of a point White is ahead, where it is counted so.
 */
lead: number | null, 
/**
 * How many of a thousand points White can expect.
 */
chance: number, };

/**
 * What is drawn for a piece: whose it is and which.
 */
export type Symbol = { 
/**
 * Whose it is; nobody's for a wall.
 */
color: Color | null, 
/**
 * Which one, by a name that its game chooses: `Q`, `+R`, `king`, `stone`.
 */
name: string, 
/**
 * How often it is there: more than once only in a hand.
 */
count: number, };

/**
 * What one side has taken from the other since the start, and what that is worth.
 */
export type Takings = { 
/**
 * The other side's pieces that are no longer there, by side that has taken them.
 */
taken: ByColor<Array<Symbol>>, 
/**
 * By how much White is ahead.
 */
balance: number, };

/**
 * What is allowed in a game; may be changed while it is played.
 */
export type Terms = { 
/**
 * Whether moves may be taken back.
 */
take_backs: boolean, 
/**
 * Whether draws that can be claimed end the game at once.
 */
draws: DrawPolicy, 
/**
 * How many milliseconds pass at least between two moves of engines.
 */
pace: number, };

/**
 * What an engine thinks so far.
 */
export type Thinking = { 
/**
 * On which seat it is.
 */
seat: Color, 
/**
 * How deep it looked.
 */
depth: number, 
/**
 * What it thinks the position is worth to itself, in hundredths of a pawn.
 */
worth: number | null, 
/**
 * In how many moves it mates, or is mated if less than nothing.
 */
mate: number | null, 
/**
 * How many positions it looked at.
 */
nodes: number, 
/**
 * How long it took, in milliseconds.
 */
elapsed: number, 
/**
 * The moves that it expects, as people write them.
 */
line: Array<string>, };

/**
 * What keeps an engine from going on.
 */
export type Trouble = { 
/**
 * On which seat it is.
 */
seat: Color, 
/**
 * Why.
 */
why: Message, };

/**
 * A node of the tree.
 */
export type TwigView = { 
/**
 * Its number.
 */
id: number, 
/**
 * The number of the one before; none at the root.
 */
parent: number | null, 
/**
 * How far from the root.
 */
ply: number, 
/**
 * Who moves here.
 */
mover: Color | null, 
/**
 * The move as it is sent.
 */
text: string | null, 
/**
 * The move as people write it.
 */
notation: string | null, 
/**
 * Remarks before the move.
 */
comments_before: Array<string>, 
/**
 * Remarks behind it.
 */
comments: Array<string>, 
/**
 * Judgements by number.
 */
glyphs: Array<number>, 
/**
 * What is drawn on the board of Go.
 */
markup: Array<Mark>, 
/**
 * What was left to whoever moved, in milliseconds.
 */
left: number | null, };

/**
 * A variant in full.
 */
export type VariantPage = { 
/**
 * How it begins; none where it cannot be played.
 */
board: Picture | null, 
/**
 * How its pieces move.
 */
pieces: Array<PieceRule>, 
/**
 * On how many boards it can be played, where that can be chosen.
 */
boards: BoardRange | null, 
/**
 * Its section with those it builds on, where it is not built in: what opening a game takes.
 */
sections: string | null, 
/**
 * Its name.
 */
name: string, 
/**
 * What it is called on a page.
 */
title: string, 
/**
 * Other names it is known by.
 */
aliases: Array<string>, 
/**
 * What it is, in a sentence.
 */
description: string, 
/**
 * Its rules, in sentences.
 */
rules: Array<string>, 
/**
 * Whether it can be played.
 */
is_playable: boolean, };

/**
 * Something that is wrong with a variants file.
 */
export type VariantProblem = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The column, from 1, where there is one.
 */
column: number | null, 
/**
 * Whether it keeps a variant from being played.
 */
is_error: boolean, 
/**
 * What.
 */
message: string, };

/**
 * How a variant is wanted.
 */
export type VariantWish = { 
/**
 * On so many boards.
 */
boards: number | null, };

/**
 * What is in a variants file.
 */
export type VariantsReport = { 
/**
 * What is wrong with it.
 */
problems: Array<VariantProblem>, 
/**
 * What it contains.
 */
variants: Array<VariantPage>, };

/**
 * Who won, if anybody.
 */
export type Verdict = { "win": Color } | "draw" | "no-result";

/**
 * All that a face needs to draw a table.
 */
export type View = { 
/**
 * How many facts made it.
 */
number: number, 
/**
 * Which game.
 */
kind: Kind, 
/**
 * Whose turn it is.
 */
turn: Color, 
/**
 * The number of the node the game stands at.
 */
cursor: number, 
/**
 * The boards.
 */
board: BoardView, 
/**
 * The moves that can be made.
 */
choices: Array<Choice>, 
/**
 * Who sits where.
 */
seats: ByColor<SeatView>, 
/**
 * The clocks.
 */
clocks: ByColor<ClockView>, 
/**
 * What was agreed about the clock, as people write it; empty for none.
 */
control: string, 
/**
 * What each side proposes.
 */
offers: ByColor<Offer | null>, 
/**
 * The count, while one is made or was agreed on.
 */
count: CountView | null, 
/**
 * What is allowed.
 */
terms: Terms, 
/**
 * What stands at the head of the record.
 */
tags: Array<[string, string]>, 
/**
 * The tree of moves, each node behind its parent.
 */
tree: Array<TwigView>, 
/**
 * Whether a move that was taken back can be made again.
 */
can_redo: boolean, 
/**
 * Whether the side to move can claim a draw as the game stands.
 */
can_claim: boolean, } & ({ "phase": "waiting" } | { "phase": "playing" } | { "phase": "paused" } | { "phase": "counting" } | { "phase": "reviewing" } | { "phase": "ended", 
/**
 * How.
 */
ending: Ending, });

/**
 * What the server says.
 */
export type Word = { "word": "welcome", 
/**
 * As whom.
 */
access: Access, 
/**
 * All that there is to draw; none where the facts that follow are enough.
 */
view: View | null, 
/**
 * What keeps an engine from going on.
 */
trouble: Trouble | null, } | { "word": "facts", 
/**
 * What, in the order of the numbers.
 */
entries: Array<Entry>, 
/**
 * What is needed besides to draw what follows; none where more facts follow at once.
 */
outlook: Outlook | null, 
/**
 * All that there is to draw, where the facts change more than a face can follow.
 */
view: View | null, } | { "word": "view", 
/**
 * It.
 */
view: View, } | { "word": "answer", 
/**
 * The client's name for it.
 */
id: string, } & ({ "answer": "done", 
/**
 * The number of the last fact behind it.
 */
number: number, } | { "answer": "refused", 
/**
 * Why.
 */
why: Message, }) | { "word": "hint", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * The move; none where there is nothing to advise.
 */
choice: Choice | null, } | { "word": "board", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * The boards; none where there is no such node.
 */
board: BoardView | null, 
/**
 * Whose turn it is there.
 */
turn: Color | null, 
/**
 * The moves that can be made there.
 */
choices: Array<Choice>, } | { "word": "thought" } & Thinking | { "word": "insight", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * The node.
 */
node: number, 
/**
 * How deep the best line was looked at; nothing where depth is not counted.
 */
depth: number, 
/**
 * How many positions were looked at.
 */
nodes: number, 
/**
 * How long it took, in milliseconds.
 */
elapsed: number, 
/**
 * The best lines, the best one first.
 */
lines: Array<Line>, } | { "word": "reviewed" } & Reviewed | { "word": "studied", 
/**
 * The client's name for the question.
 */
id: string, 
/**
 * Why, if it was not to be.
 */
why: Message | null, } | { "word": "trouble" } & Trouble | { "word": "misunderstood", 
/**
 * Why.
 */
why: Message, };
