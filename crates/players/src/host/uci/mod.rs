//! Our chess engine behind UCI.
//!
//! Read `options` (what can be set), `task` (what `go` means), `info` (how thoughts are
//! written), then this file: one loop that hears both the other program and the search.

mod info;
mod options;
mod task;

use std::{
    io::{self, BufRead, Write},
    time::Instant,
};

use engine::Level;
use protocol::uci::{Command, Go, Info, MAX_LINE, Reply, Start as StartText};

use crate::{
    host::ears::{Ears, Event},
    mind::{Decision, Heard, Kinds, Mind, Notation, Start, Thinking},
};
use options::Options;

/// A search under way.
#[derive(Debug)]
struct Search {
    thinking: Thinking,
    /// Whether its decision is to be held back until `stop` or `ponderhit`.
    is_held: bool,
    decision: Option<Decision>,
}

/// Our engine as a UCI program.
struct UciHost<W> {
    kinds: Kinds,
    mind: Box<dyn Mind>,
    /// The level at which it began.
    level: Level,
    options: Options,
    ears: Ears,
    output: W,
    search: Option<Search>,
    is_debugging: bool,
}

/// Answers line after line until `quit` or the end of the input, at some level unless it is
/// told another.
///
/// A search that is under way then ends with a move.
///
/// # Errors
/// When the answers cannot be written or the commands cannot be read.
pub fn run_uci(level: Level, input: impl BufRead + Send + 'static, output: impl Write) -> io::Result<()> {
    let options = Options::at(level);
    let mut host = UciHost {
        kinds: Kinds::default(),
        mind: Kinds::chess(options.megabytes),
        level,
        options,
        ears: Ears::open(input, MAX_LINE + 1),
        output,
        search: None,
        is_debugging: false,
    };
    host.run()
}

impl<W: Write> UciHost<W> {
    fn run(&mut self) -> io::Result<()> {
        loop {
            match self.ears.next() {
                Event::Heard(heard) => self.hear(heard)?,
                Event::Line(line, at) => match line.parse() {
                    Ok(Command::Quit) => return self.settle(),
                    Ok(command) => self.obey(command, at)?,
                    Err(error) if self.is_debugging => self.remark(format!("ignored: {error}"))?,
                    Err(_) => {}
                },
                Event::End(result) => {
                    self.settle()?;
                    return result;
                }
            }
        }
    }

    fn obey(&mut self, command: Command, at: Instant) -> io::Result<()> {
        match command {
            Command::Uci => self.introduce(),
            Command::Debug(is_on) => {
                self.is_debugging = is_on;
                Ok(())
            }
            Command::IsReady => self.say(&Reply::ReadyOk),
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref()),
            Command::NewGame => {
                self.options.wants_to_forget = true;
                self.prepare();
                Ok(())
            }
            Command::Position { start, moves } => self.set_up(start, &moves),
            Command::Go(go) => self.go(&go, at),
            Command::Stop => self.stop(),
            Command::PonderHit => self.hit(),
            Command::Register(_) | Command::Quit => Ok(()),
        }
    }

    fn introduce(&mut self) -> io::Result<()> {
        self.say(&Reply::Name(format!("Plateau {}", env!("CARGO_PKG_VERSION"))))?;
        self.say(&Reply::Author("the Plateau authors".to_owned()))?;
        for choice in options::choices(self.level).chain(options::kinds(&self.kinds)) {
            self.say(&Reply::Choice(choice))?;
        }
        self.say(&Reply::UciOk)
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> io::Result<()> {
        let done = match (name.to_ascii_lowercase().as_str(), value) {
            (options::VARIANT, Some(kind)) => return self.choose_kind(kind),
            (options::VARIANT_PATH, Some(path)) => return self.read_kinds(path),
            _ => self.options.set(name, value),
        };
        match done {
            Ok(()) => {
                self.prepare();
                Ok(())
            }
            Err(why) => self.remark(why),
        }
    }

    /// Plays another kind of chess from now on.
    fn choose_kind(&mut self, name: &str) -> io::Result<()> {
        self.settle()?;
        // The old memory goes first: both might not fit.
        self.mind.set_megabytes(1);
        match self.kinds.mind(name, self.options.megabytes) {
            Ok(mind) => {
                self.mind = mind;
                self.options.meet(&mut *self.mind);
                Ok(())
            }
            Err(why) => {
                self.mind.set_megabytes(self.options.megabytes);
                self.remark(why)
            }
        }
    }

    /// Learns the variants of a file.
    fn read_kinds(&mut self, path: &str) -> io::Result<()> {
        if matches!(path, "" | "<empty>") {
            self.kinds = Kinds::default();
            return Ok(());
        }
        match Kinds::read(path) {
            Ok((kinds, problems)) => {
                self.kinds = kinds;
                problems.into_iter().try_for_each(|problem| self.remark(problem))
            }
            Err(why) => self.remark(why),
        }
    }

    fn set_up(&mut self, start: StartText, moves: &[String]) -> io::Result<()> {
        let fen = match start {
            StartText::Usual => None,
            StartText::Fen(fen) => Some(fen),
        };
        let start = Start { fen, is_chess960: self.options.is_chess960, notation: Notation::Uci };
        match self.mind.set_up(start, moves) {
            Ok(()) => Ok(()),
            Err(why) => self.remark(format!("the position stays as it was: {why}")),
        }
    }

    fn go(&mut self, go: &Go, at: Instant) -> io::Result<()> {
        // Whoever asks again before there was an answer gets both.
        self.settle()?;
        if !go.skipped.is_empty() {
            let skipped: String = go.skipped.join(" ").chars().take(100).collect();
            self.remark(format!("not understood behind go: {skipped}"))?;
        }
        for mv in &go.search_moves {
            if let Err(why) = self.mind.check(mv) {
                self.remark(why)?;
            }
        }
        let task = task::of(go, at, self.mind.turn(), &self.options);
        let is_endless =
            task.pace.is_none() && task.depth.is_none() && task.nodes.is_none() && task.mate.is_none();
        let is_held = go.infinite || go.ponder || is_endless;
        let thinking = self.mind.think(task, self.ears.listener());
        self.search = Some(Search { thinking, is_held, decision: None });
        Ok(())
    }

    fn stop(&mut self) -> io::Result<()> {
        if let Some(search) = &mut self.search {
            search.is_held = false;
            search.thinking.stop();
        }
        self.announce()
    }

    fn hit(&mut self) -> io::Result<()> {
        if let Some(search) = &mut self.search {
            search.is_held = false;
            search.thinking.hit();
        }
        self.announce()
    }

    /// Ends a search, if there is one, and waits for its decision.
    fn settle(&mut self) -> io::Result<()> {
        self.stop()?;
        while self.search.is_some() {
            let heard = self.ears.heard();
            self.hear(heard)?;
        }
        Ok(())
    }

    fn hear(&mut self, heard: Heard) -> io::Result<()> {
        match heard {
            Heard::Thought(thought) => {
                let info = info::of(&thought);
                self.say(&Reply::Info(Box::new(info)))
            }
            Heard::Decision(decision) => {
                if let Some(search) = &mut self.search {
                    search.decision = Some(decision);
                }
                self.announce()
            }
        }
    }

    /// Says what was decided, unless it is held back or there is nothing yet.
    fn announce(&mut self) -> io::Result<()> {
        let is_due = |search: &mut Search| !search.is_held && search.decision.is_some();
        let Some(search) = self.search.take_if(is_due) else { return Ok(()) };
        self.prepare();
        let Some(Decision { mv, answer, .. }) = search.decision.clone() else { return Ok(()) };
        self.say(&Reply::BestMove { mv, ponder: answer })
    }

    /// Does what options ask for, which must wait while a search runs.
    fn prepare(&mut self) {
        if self.search.is_none() {
            self.options.carry_out(&mut *self.mind);
        }
    }

    fn remark(&mut self, text: String) -> io::Result<()> {
        self.say(&Reply::Info(Box::new(Info::text(text))))
    }

    fn say(&mut self, reply: &Reply) -> io::Result<()> {
        writeln!(self.output, "{reply}")?;
        self.output.flush()
    }
}
