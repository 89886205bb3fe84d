//! Our chess engine behind the protocol of `XBoard`.
//!
//! Read `clock` (the times that were told), `post` (how thoughts are written), `setup`
//! (variants that `XBoard` does not know), `features` (what it is told of us), then this
//! file: one loop that hears both `XBoard` and the search.

mod clock;
mod features;
mod post;
mod setup;

use std::{
    io::{self, BufRead, Write},
    time::Instant,
};

use engine::{Level, Strength};
use game::Color;
use protocol::xboard::{Command, MAX_LINE, ParseCommandError, Reply};

use crate::{
    host::ears::{Ears, Event},
    manner::{Manner, there_is_memory, truth},
    mind::{Heard, Kinds, Mind, Notation, Start, Task, Thinking, Thought},
    temper::Temper,
};
use clock::Clock;
use features::features;

/// How much memory the engine has before it is told, in megabytes.
const MEMORY: usize = 16;
/// How much memory and how many threads it may be told to use.
const MOST: (u32, u32) = (65_536, 256);
/// How many positions it looks at for a hint.
const GLANCE: u64 = 30_000;
/// The option by which an engine may give up.
const RESIGN: &str = "Resign";

/// What the engine does when it is somebody's turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Mode {
    /// It plays neither side.
    Watches,
    /// It plays a side.
    Plays(Color),
    /// It thinks about whatever is on the board.
    Analyzes,
}

/// Our engine as `XBoard` drives it.
struct Host<W> {
    kinds: Kinds,
    mind: Box<dyn Mind>,
    /// Whether it thinks about standard chess.
    is_standard: bool,
    /// Memory in megabytes, and threads.
    means: (usize, usize),
    ears: Ears,
    output: W,
    mode: Mode,
    is_chess960: bool,
    clock: Clock,
    /// How many moves of either side were made.
    plies: u32,
    is_posting: bool,
    thinking: Option<Thinking>,
    /// Whether it may think while the other side does.
    may_ponder: bool,
    /// What it thought last of its own position.
    thought: Option<Thought>,
    /// The answer that it expects to its last move.
    expected: Option<String>,
    /// The level at which it began.
    level: Level,
    manner: Manner,
    /// Whether it may give up.
    may_resign: bool,
    temper: Temper,
    /// What is to be answered once the move is made.
    pings: Vec<i64>,
}

/// Answers line after line until `quit` or the end of the input, at some level unless it is
/// told another.
///
/// # Errors
/// When the answers cannot be written or the commands cannot be read.
pub fn run_xboard(level: Level, input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let mut host = Host {
        kinds: Kinds::default(),
        mind: Kinds::chess(MEMORY),
        is_standard: true,
        means: (MEMORY, 1),
        ears: Ears::open(input, MAX_LINE + 1),
        output,
        mode: Mode::Plays(Color::Black),
        is_chess960: false,
        clock: Clock::default(),
        plies: 0,
        is_posting: false,
        thinking: None,
        may_ponder: false,
        thought: None,
        expected: None,
        level,
        manner: Manner::at(level),
        may_resign: true,
        temper: Temper::default(),
        pings: Vec::new(),
    };
    host.run()
}

impl<W: Write> Host<W> {
    fn run(&mut self) -> io::Result<()> {
        loop {
            match self.ears.next() {
                Event::Heard(heard) => self.hear(heard)?,
                Event::Line(line, at) => match line.parse() {
                    Ok(Command::Quit) => return Ok(()),
                    Ok(command) => self.obey(command, at)?,
                    Err(ParseCommandError::Empty) => {}
                    Err(error) => {
                        let line: String = line.trim().chars().take(100).collect();
                        self.say(&Reply::Error(error.to_string(), line))?;
                    }
                },
                Event::End(result) => {
                    self.finish_move()?;
                    return result;
                }
            }
        }
    }

    fn obey(&mut self, command: Command, at: Instant) -> io::Result<()> {
        match command {
            Command::ProtoVer(_) => {
                let features = features(&self.kinds, self.level);
                self.say(&Reply::Features(features))
            }
            Command::New => {
                if !self.is_standard {
                    self.take_up(Kinds::chess(self.means.0))?;
                    self.is_standard = true;
                }
                self.begin(None, false, Mode::Plays(Color::Black))
            }
            Command::Variant(name) => self.choose_variant(&name),
            Command::SetBoard(fen) => self.begin(Some(fen), self.is_chess960, self.mode),
            Command::Force | Command::Result(_) | Command::Exit => {
                self.abandon()?;
                self.mode = Mode::Watches;
                Ok(())
            }
            Command::Go => {
                self.abandon()?;
                self.mode = Mode::Plays(self.mind.turn());
                self.go_on(at)
            }
            Command::PlayOther => {
                self.abandon()?;
                self.mode = Mode::Plays(!self.mind.turn());
                Ok(())
            }
            Command::Move(mv) => self.take_move(&mv, at),
            Command::Undo => self.take_back(1, at),
            Command::Remove => self.take_back(2, at),
            Command::Analyze => {
                self.abandon()?;
                self.mode = Mode::Analyzes;
                self.go_on(at)
            }
            Command::MoveNow => {
                if let (Mode::Plays(_), Some(thinking)) = (self.mode, &self.thinking) {
                    thinking.stop();
                }
                Ok(())
            }
            Command::Ping(number) => self.ping(number),
            Command::Draw => self.consider_draw(),
            Command::Hint => self.give_hint(at),
            Command::Status => self.tell_status(),
            Command::Hard => {
                self.may_ponder = true;
                Ok(())
            }
            Command::Easy => {
                self.may_ponder = false;
                if self.is_pondering() { self.abandon() } else { Ok(()) }
            }
            Command::Post | Command::NoPost => {
                self.is_posting = command == Command::Post;
                Ok(())
            }
            Command::Memory(megabytes) => {
                let megabytes = megabytes.clamp(1, MOST.0) as usize;
                if let Err(why) = there_is_memory(megabytes) {
                    return self.say(&Reply::Error(why, "memory".to_owned()));
                }
                self.finish_move()?;
                self.means.0 = megabytes;
                self.mind.set_megabytes(self.means.0);
                self.analyze(at)
            }
            Command::Cores(cores) => {
                self.finish_move()?;
                self.means.1 = cores.clamp(1, MOST.1) as usize;
                self.mind.set_threads(self.means.1);
                self.analyze(at)
            }
            Command::Option(name, value) => self.set(&name, value.as_deref().unwrap_or_default(), at),
            other => {
                self.clock.hear(&other);
                Ok(())
            }
        }
    }

    /// Begins at a position; one that cannot be played leaves all as it was.
    fn begin(&mut self, fen: Option<String>, is_chess960: bool, mode: Mode) -> io::Result<()> {
        let is_new = fen.is_none();
        let start = Start { fen, is_chess960, notation: Notation::XBoard };
        if let Err(why) = self.mind.set_up(start, &[]) {
            return self.say(&Reply::TellUserError(format!("Illegal position: {why}")));
        }
        self.abandon()?;
        (self.mode, self.is_chess960, self.plies) = (mode, is_chess960, 0);
        (self.thought, self.expected, self.temper) = (None, None, Temper::default());
        if is_new {
            self.clock.forget_limits();
            self.mind.forget();
        }
        self.analyze(Instant::now())
    }

    fn choose_variant(&mut self, name: &str) -> io::Result<()> {
        let Ok(mind) = self.kinds.mind(name, self.means.0) else {
            return self.say(&Reply::Error("unsupported variant".to_owned(), name.to_owned()));
        };
        self.take_up(mind)?;
        self.is_standard = false;
        for reply in setup::of(&self.kinds, name) {
            self.say(&reply)?;
        }
        self.begin(None, name == "fischerandom", self.mode)
    }

    /// Thinks with another mind from now on.
    fn take_up(&mut self, mind: Box<dyn Mind>) -> io::Result<()> {
        self.abandon()?;
        self.mind = mind;
        self.mind.set_threads(self.means.1);
        self.manner.meet(&mut *self.mind);
        Ok(())
    }

    fn take_move(&mut self, mv: &str, at: Instant) -> io::Result<()> {
        if self.owes_move() {
            return self.say(&Reply::Illegal("it is not your turn".to_owned(), mv.to_owned()));
        }
        if let Err(why) = self.mind.check(mv) {
            return self.say(&Reply::Illegal(why, mv.to_owned()));
        }
        self.abandon()?;
        self.play(mv);
        if !matches!(self.mode, Mode::Plays(_)) || !self.tell_outcome()? {
            self.go_on(at)?;
        }
        Ok(())
    }

    fn play(&mut self, mv: &str) {
        if self.mind.play(mv).is_ok() {
            self.plies += 1;
            self.expected = None;
        }
    }

    fn take_back(&mut self, moves: usize, at: Instant) -> io::Result<()> {
        self.abandon()?;
        (self.expected, self.temper) = (None, Temper::default());
        for _ in 0..moves {
            if !self.mind.take_back() {
                self.say(&Reply::Error("no move to take back".to_owned(), "undo".to_owned()))?;
                break;
            }
            self.plies = self.plies.saturating_sub(1);
        }
        self.analyze(at)
    }

    /// Goes on with an analysis.
    fn analyze(&mut self, at: Instant) -> io::Result<()> {
        if self.mode == Mode::Analyzes { self.go_on(at) } else { Ok(()) }
    }

    /// Thinks, if it is its turn or it analyzes, and does not yet.
    fn go_on(&mut self, at: Instant) -> io::Result<()> {
        let is_its_turn = self.mode == Mode::Plays(self.mind.turn());
        if self.thinking.is_some() || !is_its_turn && self.mode != Mode::Analyzes {
            return Ok(());
        }
        if is_its_turn && self.tell_outcome()? {
            return Ok(());
        }
        let task = if is_its_turn {
            let (strength, book) = (self.manner.strength(), self.manner.book());
            Task { strength, book, ..self.clock.task(at, self.plies) }
        } else {
            Task::endless(at)
        };
        self.thought = None;
        self.thinking = Some(self.mind.think(task, self.ears.listener()));
        Ok(())
    }

    /// Thinks about the other side's move while that side does; what it finds stays in its
    /// memory.
    fn ponder(&mut self) {
        let is_others_turn = self.mode == Mode::Plays(!self.mind.turn());
        // A level that counts positions would not be itself with more of them.
        let is_strong = self.manner.strength() == Strength::FULL;
        if self.may_ponder && is_strong && is_others_turn && self.thinking.is_none() {
            self.thinking = Some(self.mind.think(Task::endless(Instant::now()), self.ears.listener()));
        }
    }

    /// Whether it thinks while the other side does.
    fn is_pondering(&self) -> bool {
        self.thinking.is_some() && self.mode == Mode::Plays(!self.mind.turn())
    }

    /// Ends what it thinks about, and says nothing of it.
    fn abandon(&mut self) -> io::Result<()> {
        if let Some(thinking) = &self.thinking {
            thinking.stop();
            while !matches!(self.ears.heard(), Heard::Decision(_)) {}
            self.thinking = None;
        }
        self.answer_pings()
    }

    /// Ends what it thinks about, with a move if it plays and it is its turn.
    fn finish_move(&mut self) -> io::Result<()> {
        if !matches!(self.mode, Mode::Plays(_)) || self.is_pondering() {
            return self.abandon();
        }
        while let Some(thinking) = &self.thinking {
            thinking.stop();
            let heard = self.ears.heard();
            self.hear(heard)?;
        }
        Ok(())
    }

    fn hear(&mut self, heard: Heard) -> io::Result<()> {
        match heard {
            Heard::Thought(_) if self.is_pondering() => Ok(()),
            Heard::Decision(_) if self.is_pondering() => {
                self.thinking = None;
                Ok(())
            }
            Heard::Thought(thought) => {
                let is_wanted = self.is_posting || self.mode == Mode::Analyzes;
                if let Some(thinking) = post::of(&thought).filter(|_| is_wanted) {
                    self.say(&Reply::Thinking(thinking))?;
                }
                self.thought = Some(thought);
                Ok(())
            }
            Heard::Decision(decision) => {
                self.thinking = None;
                if let (Mode::Plays(_), Some(mv)) = (self.mode, decision.mv) {
                    self.play(&mv);
                    self.expected = decision.answer;
                    self.say(&Reply::Move(mv))?;
                    if !self.tell_outcome()? {
                        self.consider_ending()?;
                        self.ponder();
                    }
                }
                self.answer_pings()
            }
        }
    }

    /// Says how the game has ended, if it has; tells whether it has.
    fn tell_outcome(&mut self) -> io::Result<bool> {
        let Some(outcome) = self.mind.outcome() else { return Ok(false) };
        let why = outcome.reason.to_string().replace('-', " ");
        self.say(&Reply::Result(outcome.verdict.to_string(), why))?;
        Ok(true)
    }

    /// Answers at once, unless a move is owed first.
    fn ping(&mut self, number: i64) -> io::Result<()> {
        self.pings.push(number);
        if self.owes_move() { Ok(()) } else { self.answer_pings() }
    }

    fn answer_pings(&mut self) -> io::Result<()> {
        for number in std::mem::take(&mut self.pings) {
            self.say(&Reply::Pong(number))?;
        }
        Ok(())
    }

    /// Names the move that it expects, or would make at a glance; while it thinks about a move
    /// of its own there is none.
    fn give_hint(&mut self, at: Instant) -> io::Result<()> {
        if self.owes_move() {
            return Ok(());
        }
        let known = match self.mode {
            Mode::Analyzes => self.thought.as_ref().and_then(|thought| thought.line.first().cloned()),
            _ => self.expected.clone(),
        };
        let hint = match known {
            Some(mv) => Some(mv),
            None => self.glance(at)?,
        };
        hint.map_or(Ok(()), |mv| self.say(&Reply::Hint(mv)))
    }

    /// The best move that is seen at once; what it was thinking about before goes on then.
    fn glance(&mut self, at: Instant) -> io::Result<Option<String>> {
        let was_pondering = self.is_pondering();
        self.abandon()?;
        let strength = self.manner.strength();
        let task = Task { nodes: Some(GLANCE), strength, ..Task::endless(Instant::now()) };
        // It would stop at once if this were dropped.
        let thinking = self.mind.think(task, self.ears.listener());
        let mv = loop {
            if let Heard::Decision(decision) = self.ears.heard() {
                break decision.mv;
            }
        };
        drop(thinking);
        if was_pondering {
            self.ponder();
        }
        self.analyze(at)?;
        Ok(mv)
    }

    /// Whether it thinks about a move of its own.
    fn owes_move(&self) -> bool {
        self.thinking.is_some() && self.mode == Mode::Plays(self.mind.turn())
    }

    fn consider_draw(&mut self) -> io::Result<()> {
        let is_welcome = self.temper.accepts_draw(self.plies);
        if is_welcome && matches!(self.mode, Mode::Plays(_)) { self.say(&Reply::OfferDraw) } else { Ok(()) }
    }

    /// Gives up or offers a draw, where the game is like that.
    ///
    /// Who is weaker than we can be resists to the end.
    fn consider_ending(&mut self) -> io::Result<()> {
        if let Some(score) = self.thought.as_ref().and_then(|thought| thought.score) {
            self.temper.note(score);
        }
        let may_resign = self.may_resign && self.manner.strength() == Strength::FULL;
        if may_resign && self.temper.gives_up() {
            self.mode = Mode::Watches;
            return self.say(&Reply::Resign);
        }
        if self.temper.offers_draw(self.plies) { self.say(&Reply::OfferDraw) } else { Ok(()) }
    }

    fn set(&mut self, name: &str, value: &str, at: Instant) -> io::Result<()> {
        let done = if name.eq_ignore_ascii_case(RESIGN) {
            truth(name, value).map(|is_on| self.may_resign = is_on)
        } else {
            self.manner.set(name, value)
        };
        match done {
            Ok(()) => {
                self.finish_move()?;
                self.manner.carry_out(&mut *self.mind);
                self.analyze(at)
            }
            Err(why) => self.say(&Reply::Error(why, name.to_owned())),
        }
    }

    fn tell_status(&mut self) -> io::Result<()> {
        match (&self.thinking, &self.thought) {
            (Some(_), Some(thought)) => self.say(&Reply::Status(post::status(thought))),
            _ => Ok(()),
        }
    }

    fn say(&mut self, reply: &Reply) -> io::Result<()> {
        writeln!(self.output, "{reply}")?;
        self.output.flush()
    }
}
