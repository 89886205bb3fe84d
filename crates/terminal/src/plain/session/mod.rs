//! A game, line by line.
//!
//! Read this file (who is listened to, and what happens then), `moves`, `orders`, `files`,
//! `show`.

mod files;
mod moves;
mod orders;
mod show;

use std::{
    collections::VecDeque,
    io::{self, BufRead, Write},
    sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use game::{Color, Message};
use players::company::{Company, Habits, Said, Sitters};
use table::{Command, Effect, Entry, Fact, Phase, Spec, Table};
use words::Words;

use super::{Order, Style};

/// What is wished of a session.
pub struct Wishes {
    /// The game.
    pub spec: Spec,
    /// How engines play.
    pub habits: Habits,
    /// How it looks.
    pub style: Style,
    /// How long the house has been up, from which clocks are counted.
    pub since: Duration,
}

/// How a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// The game is over.
    Ended,
    /// Somebody left, and the game was kept.
    Left,
}

/// Whoever keeps what happens.
pub trait Keeper {
    /// Keeps facts before anybody is told; the first fact of all begins another game.
    ///
    /// # Errors
    /// Says why they cannot be kept.
    fn keep(&mut self, table: &Table, entries: &[Entry]) -> Result<(), Message>;
}

/// What comes to a session from elsewhere.
enum Event {
    Line(String),
    EndOfInput,
    Said(Said),
}

/// A game in lines of text.
pub struct Session<'a, W> {
    table: Table,
    sitters: Sitters,
    events: Receiver<Event>,
    /// Lines that came before somebody could say them.
    waiting: VecDeque<String>,
    is_input_over: bool,
    words: Words,
    style: Style,
    habits: Habits,
    out: W,
    keeper: Box<dyn Keeper + 'a>,
    since: Duration,
    begun: Instant,
    /// The facts that were shown already.
    shown: u64,
    /// The node that is looked at, if not the last one.
    looked_at: Option<u32>,
    is_flipped: bool,
    /// What was said of a move so far: a square, or a move that lacks its promotion.
    begun_move: Option<String>,
    wants_hint: bool,
    /// Whether it is being looked at which stones are dead.
    awaits_proposal: bool,
    /// What is to be said with the next board.
    news: Vec<Message>,
    company: Company,
    sender: Sender<Event>,
}

impl<'a, W: Write> Session<'a, W> {
    /// A game about to begin; lines come from `input`.
    ///
    /// # Errors
    /// Says what is wrong with what was wished.
    pub fn open(
        wishes: Wishes,
        company: Company,
        input: impl BufRead + Send + 'static,
        out: W,
        keeper: Box<dyn Keeper + 'a>,
    ) -> Result<Session<'a, W>, Message> {
        let (sender, events) = channel();
        listen(input, sender.clone());
        let (table, effects) = Table::open(wishes.spec, wishes.since).map_err(|error| error.message())?;
        let sitters = seated(&company, &sender);
        let mut session = Session {
            table,
            sitters,
            events,
            waiting: VecDeque::new(),
            is_input_over: false,
            words: Words::new(wishes.style.language),
            style: wishes.style,
            habits: wishes.habits,
            out,
            keeper,
            since: wishes.since,
            begun: Instant::now(),
            shown: 0,
            looked_at: None,
            is_flipped: false,
            begun_move: None,
            wants_hint: false,
            awaits_proposal: false,
            news: Vec::new(),
            company,
            sender,
        };
        session.keeper.keep(&session.table, &entries(&effects))?;
        session.attend(&effects);
        Ok(session)
    }

    fn now(&self) -> Duration {
        self.since + self.begun.elapsed()
    }

    /// Plays until the game is over or somebody leaves.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn run(&mut self) -> io::Result<Finish> {
        loop {
            if self.shown != self.table.number() {
                self.show()?;
            }
            if self.table.ending().is_some() && !(self.style.is_interactive && self.wants_another()?) {
                return Ok(Finish::Ended);
            }
            if self.is_listening()
                && let Some(line) = self.waiting.pop_front()
            {
                if self.take(&line)? {
                    return Ok(Finish::Left);
                }
                continue;
            }
            if self.is_listening() && self.is_input_over {
                self.say(&Message::new("play-left"))?;
                return Ok(Finish::Left);
            }
            self.wait()?;
        }
    }

    /// Whether it is for a person to say something.
    fn is_listening(&self) -> bool {
        if self.wants_hint || self.awaits_proposal {
            return false;
        }
        let is_answer = Color::ALL
            .into_iter()
            .any(|color| self.table.offer_of(color).is_some() && self.table.seats()[!color].is_person());
        match self.table.phase() {
            Phase::Playing => self.table.seats()[self.table.turn()].is_person() || is_answer,
            Phase::Counting => self.table.seats().iter().any(|(_, sitter)| sitter.is_person()),
            Phase::Waiting | Phase::Paused | Phase::Reviewing | Phase::Ended { .. } => true,
        }
    }

    /// Waits for a line, an answer or a flag.
    fn wait(&mut self) -> io::Result<()> {
        let flag = self.table.flag_falls_at().map(|at| at.saturating_sub(self.now()));
        let event = match flag {
            Some(left) => self.events.recv_timeout(left),
            None => self.events.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match event {
            Ok(Event::Line(line)) => self.waiting.push_back(line),
            Ok(Event::EndOfInput) | Err(RecvTimeoutError::Disconnected) => self.is_input_over = true,
            Ok(Event::Said(said)) => self.hear(said)?,
            Err(RecvTimeoutError::Timeout) => self.does(Command::Tick)?,
        }
        Ok(())
    }

    fn hear(&mut self, said: Said) -> io::Result<()> {
        match said {
            // What comes too late is no longer wanted.
            Said::Command(command) => {
                self.awaits_proposal &= !matches!(command, Command::Propose { .. });
                self.handle(command).or(Ok(()))
            }
            Said::Hint { text, .. } => {
                self.wants_hint = false;
                match text.and_then(|text| self.table.game().choice(&text).ok()) {
                    Some(choice) => {
                        let mv = self.notation(&choice.notation);
                        self.say(&Message::new("play-hint").with("move", mv))
                    }
                    None => self.say(&Message::new("play-no-hint")),
                }
            }
            Said::Trouble(_, fault) => self.say(&Message::new("play-trouble").with("why", fault)),
            Said::Thought(..) => Ok(()),
        }
    }

    /// Hands a command to the table: what cannot be kept did not happen.
    fn handle(&mut self, command: Command) -> Result<(), Message> {
        let mut after = self.table.clone();
        let effects = after.handle(command, self.now())?;
        let entries = entries(&effects);
        if !entries.is_empty() {
            self.keeper.keep(&after, &entries)?;
        }
        self.table = after;
        self.looked_at = None;
        self.attend(&effects);
        self.news.extend(entries.iter().filter_map(news));
        Ok(())
    }

    /// Sits down at another table in the place of this one.
    fn move_to(&mut self, spec: Spec) -> Result<(), Message> {
        let (table, effects) = Table::open(spec, self.now()).map_err(|error| error.message())?;
        self.keeper.keep(&table, &entries(&effects))?;
        self.table = table;
        self.sitters = seated(&self.company, &self.sender);
        (self.shown, self.looked_at, self.begun_move) = (0, None, None);
        self.attend(&effects);
        Ok(())
    }

    fn attend(&mut self, effects: &[Effect]) {
        let now = self.now();
        self.awaits_proposal |= effects.contains(&Effect::Count) && self.table.dead().is_empty();
        for effect in effects {
            self.sitters.attend(effect, &self.table, &self.habits, now);
        }
    }

    /// Hands a command to the table, and says why if it is refused.
    fn does(&mut self, command: Command) -> io::Result<()> {
        match self.handle(command) {
            Ok(()) => Ok(()),
            Err(message) => self.say(&message),
        }
    }

    /// Takes a line; tells whether somebody leaves.
    fn take(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        if let Some(begun) = self.begun_move.take() {
            self.go_on(&begun, line)?;
            return Ok(false);
        }
        match Order::read(line) {
            Some(Order::Quit) => {
                self.say(&Message::new("play-left"))?;
                Ok(true)
            }
            Some(order) => self.obey(order).map(|()| false),
            None if line.is_empty() => {
                self.shown = 0;
                Ok(false)
            }
            None => self.play(line).map(|()| false),
        }
    }
}

/// What is to be kept.
fn entries(effects: &[Effect]) -> Vec<Entry> {
    let entry = |effect: &Effect| match effect {
        Effect::Save(entry) => Some(entry.clone()),
        _ => None,
    };
    effects.iter().filter_map(entry).collect()
}

/// What is said of a fact besides what the board shows.
fn news(entry: &Entry) -> Option<Message> {
    match &entry.fact {
        Fact::Declined { by, offer } => {
            Some(Message::new("play-declined").with("color", by).with("offer", offer.name()))
        }
        _ => None,
    }
}

/// Whoever sits at a table of this session.
fn seated(company: &Company, sender: &Sender<Event>) -> Sitters {
    let sender = std::sync::Mutex::new(sender.clone());
    company.sitters(move |said| {
        // When the session is over, nobody listens any more.
        if let Ok(sender) = sender.lock() {
            let _ = sender.send(Event::Said(said));
        }
    })
}

/// Hands on line after line until there is no more.
fn listen(input: impl BufRead + Send + 'static, sender: Sender<Event>) {
    thread::spawn(move || {
        for line in input.lines() {
            let Ok(line) = line else { break };
            if sender.send(Event::Line(line)).is_err() {
                return;
            }
        }
        let _ = sender.send(Event::EndOfInput);
    });
}
