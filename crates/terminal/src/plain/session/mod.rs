//! A game, line by line.
//!
//! Read `opening` (how a table is found), this file (who is listened to, and what happens
//! then), `company` (whoever else sits there), `pending` (questions that wait), `moves`, `orders`,
//! `seats`, `stepping`, `files`, `show`.

mod company;
mod files;
mod moves;
mod opening;
mod orders;
mod pending;
mod seats;
mod show;
mod stepping;

use std::{
    io::{self, Write},
    sync::mpsc::RecvTimeoutError,
    time::Duration,
};

use game::{Color, Message};
use players::company::{Company, Habits, Sitters};
use table::{Command, Effect, Entry, Fact, Kind, Phase, Table, saved};

use super::{
    Console, HouseClock, Keeper, Order, SavedGame, Unkept, Wishes, letters::Letters, squares::Squares,
};
use company::seated;
use opening::Opening;
pub(super) use opening::several;
use pending::Pending;
pub(super) use seats::check;

/// The pieces of chess, which have letters of their own in other languages.
const PLAIN_PIECES: [&str; 6] = ["K", "Q", "R", "B", "N", "P"];
/// How long the answer of an engine is waited for at the end of all lines.
const PATIENCE: Duration = Duration::from_secs(10);
/// No move and no word is longer.
const LONGEST_MOVE: usize = 80;

/// How a session goes about things.
pub struct Manner {
    /// How engines play.
    pub habits: Habits,
    /// Whether one is asked before something is given up.
    pub confirms: bool,
    /// The clock by which games are played.
    pub clock: HouseClock,
    /// What stands at the head of the record of a new game.
    pub tags: fn(&Kind) -> Vec<(String, String)>,
}

/// How a session ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Finish {
    /// The game is over.
    Ended,
    /// Somebody left, and the game was kept.
    Left,
}

/// What stood on the screen last.
struct Shown {
    /// The number of facts.
    number: u64,
    /// The number of the node.
    node: u32,
    phase: Phase,
}

/// A game in lines of text.
pub struct Session<'a, W> {
    table: Table,
    /// The number of the table, among all that this session has sat at.
    place: u32,
    sitters: Sitters,
    console: Console<W>,
    keeper: Box<dyn Keeper + 'a>,
    company: Company,
    manner: Manner,
    letters: Letters,
    squares: Squares,
    /// What was shown last; nothing where all is to be shown.
    shown: Option<Shown>,
    /// Whether the board has changed since it was drawn.
    is_board_owed: bool,
    /// The node that is looked at, if not the last one.
    looked_at: Option<u32>,
    is_flipped: bool,
    pending: Option<Pending>,
    /// Whether advice is being thought about.
    awaits_hint: bool,
    /// Whether it is being looked at which stones are dead.
    awaits_proposal: bool,
    /// Whether an engine cannot go on, so that somebody must say what to do.
    is_troubled: bool,
    /// Whether the game was over when it was opened.
    is_old: bool,
    /// What is to be said with the next board.
    news: Vec<Message>,
    /// The games of the last list.
    listed: Vec<SavedGame>,
}

impl<'a, W: Write> Session<'a, W> {
    /// A game about to begin.
    ///
    /// # Errors
    /// Says what is wrong with what was wished.
    pub fn open(
        wishes: &Wishes,
        manner: Manner,
        company: Company,
        console: Console<W>,
        mut keeper: Box<dyn Keeper + 'a>,
    ) -> Result<Session<'a, W>, Message> {
        let now = manner.clock.now();
        let Opening { table, effects, news } =
            opening::open(wishes, console.words(), manner.tags, &mut *keeper, now)?;
        seats::check_wished(wishes, &table, &company)?;
        keep_first(&mut *keeper, &table, &effects)?;
        let mut session = Session {
            place: 0,
            sitters: seated(&company, &console.sender(), 0),
            letters: Letters::new(console.style().language, false),
            squares: Squares::new(&table.spec().kind, 1),
            table,
            console,
            keeper,
            company,
            manner,
            shown: None,
            is_board_owed: false,
            looked_at: None,
            is_flipped: false,
            pending: None,
            awaits_hint: false,
            awaits_proposal: false,
            is_troubled: false,
            is_old: false,
            news: Vec::new(),
            listed: Vec::new(),
        };
        session.settle_in(&effects)?;
        session.news.extend(news);
        session.take_seats(wishes)?;
        Ok(session)
    }

    /// Gets to know the table that one has sat down at.
    fn settle_in(&mut self, effects: &[Effect]) -> Result<(), Message> {
        let mut start = self.table.game().duplicate();
        start.jump(game::NodeId::ROOT);
        let scene = start.scene();
        let is_plain = scene.pieces.iter().all(|(_, symbol)| PLAIN_PIECES.contains(&symbol.name.as_str()));
        self.letters = Letters::new(self.console.style().language, is_plain);
        self.squares = Squares::new(&self.table.spec().kind, scene.boards);
        (self.shown, self.looked_at, self.pending) = (None, None, None);
        (self.awaits_hint, self.awaits_proposal, self.is_troubled) = (false, false, false);
        self.news.clear();
        self.is_old = self.table.ending().is_some();
        self.attend(effects);
        // Nobody was there, so the clocks stood still.
        if *self.table.phase() == Phase::Paused { self.handle(Command::Resume) } else { Ok(()) }
    }

    /// Sits down at another table in the place of this one.
    fn move_to(&mut self, wishes: &Wishes) -> Result<(), Message> {
        self.stop_clock()?;
        let now = self.manner.clock.now();
        let opened = opening::open(wishes, self.console.words(), self.manner.tags, &mut *self.keeper, now)
            .and_then(|opening| {
                let opening = seats::cleared(opening, wishes, &self.company, self.console.words(), now)?;
                keep_first(&mut *self.keeper, &opening.table, &opening.effects)?;
                Ok(opening)
            });
        let Opening { table, effects, news } = match opened {
            Ok(opening) => opening,
            Err(message) => {
                if *self.table.phase() == Phase::Paused {
                    self.handle(Command::Resume)?;
                }
                return Err(message);
            }
        };
        self.sit_down(table);
        self.settle_in(&effects)?;
        self.news.extend(news);
        Ok(())
    }

    /// Leaves one table for another, with whoever sits there.
    fn sit_down(&mut self, table: Table) {
        self.table = table;
        self.place += 1;
        self.sitters = seated(&self.company, &self.console.sender(), self.place);
    }

    /// Goes on with the game as somebody else has left it.
    fn catch_up(&mut self, table: Table) {
        self.sit_down(table);
        (self.shown, self.looked_at, self.pending) = (None, None, None);
        (self.awaits_hint, self.awaits_proposal) = (false, false);
        self.ask_again();
    }

    /// Plays until nobody wants to go on.
    ///
    /// # Errors
    /// When nothing can be written any more.
    pub fn run(&mut self) -> io::Result<Finish> {
        let finish = self.play_on();
        // Whoever reads may be gone, and yet nobody is to lose time by it.
        let stopped = self.stop_clock();
        let finish = finish?;
        let goodbye = match stopped {
            Err(message) => message,
            Ok(()) if finish == Finish::Left && self.keeper.is_kept() => Message::new("play-left"),
            Ok(()) => Message::new("play-goodbye"),
        };
        self.say(&goodbye)?;
        Ok(finish)
    }

    fn play_on(&mut self) -> io::Result<Finish> {
        loop {
            if self.shown.as_ref().is_none_or(|shown| shown.number != self.table.number()) {
                self.show()?;
            }
            if self.is_finished() || self.console.must_leave() {
                return Ok(self.finish());
            }
            if self.is_listening() {
                if let Some(line) = self.console.next_line() {
                    if self.take(&line)? {
                        return Ok(self.finish());
                    }
                    continue;
                }
                if self.console.done_since().is_some() {
                    return Ok(self.finish());
                }
            }
            if self.patience() == Some(Duration::ZERO) {
                return Ok(self.finish());
            }
            if self.is_due() {
                self.console.prompt()?;
            }
            self.wait()?;
        }
    }

    fn finish(&self) -> Finish {
        if self.table.ending().is_some() { Finish::Ended } else { Finish::Left }
    }

    /// Whether the game is over and nobody is there to play another.
    fn is_finished(&self) -> bool {
        let has_person = self.table.seats().iter().any(|(_, sitter)| sitter.is_person());
        self.table.ending().is_some() && !has_person && !self.console.style().is_interactive
    }

    /// Whether the game has come to its end here.
    fn may_play_again(&self) -> bool {
        self.table.ending().is_some() && !self.is_old
    }

    /// Whether lines are taken: on a terminal always, else when it is somebody's turn to speak.
    fn is_listening(&self) -> bool {
        self.console.style().is_interactive || self.is_due()
    }

    /// Whether it is for a person to say something.
    fn is_due(&self) -> bool {
        let seats = self.table.seats();
        let offered = |color: &Color| self.table.offer_of(*color).is_some();
        let is_answered_soon = Color::ALL.iter().any(|color| offered(color) && seats[!*color].is_asked());
        if self.awaits_hint || self.awaits_proposal || is_answered_soon {
            return false;
        }
        let must_answer = Color::ALL.iter().any(|color| offered(color) && seats[!*color].is_person());
        match self.table.phase() {
            Phase::Playing => seats[self.table.turn()].is_person() || must_answer || self.is_troubled,
            Phase::Counting => seats.iter().any(|(_, sitter)| sitter.is_person()),
            Phase::Waiting | Phase::Paused | Phase::Reviewing | Phase::Ended { .. } => true,
        }
    }

    /// How long an engine is still waited for when nobody can answer it any more.
    fn patience(&self) -> Option<Duration> {
        let is_awaited = self.table.seats().iter().any(|(_, sitter)| sitter.is_person());
        let since = self.console.done_since().filter(|_| is_awaited)?;
        Some(PATIENCE.saturating_sub(since.elapsed()))
    }

    /// Waits for a line, an answer or a flag.
    fn wait(&mut self) -> io::Result<()> {
        let now = self.manner.clock.now();
        let flag = self.table.flag_falls_at().map(|at| at.saturating_sub(now));
        match self.console.wait(flag.into_iter().chain(self.patience()).min()) {
            Ok(Some((place, said))) if place == self.place => self.hear(said),
            Ok(_) | Err(RecvTimeoutError::Disconnected) => Ok(()),
            Err(RecvTimeoutError::Timeout) => self.does(Command::Tick),
        }
    }

    /// Hands a command to the table: what cannot be kept did not happen.
    fn handle(&mut self, command: Command) -> Result<(), Message> {
        let mut after = self.table.clone();
        // Whoever else went on with the game may have looked at a clock that is ahead of ours.
        let now = self.manner.clock.now().max(self.table.latest());
        let effects = after.handle(command, now)?;
        match keep(&mut *self.keeper, &after, &effects) {
            Ok(()) => self.table = after,
            Err(Unkept::Refused(why)) => return Err(why),
            Err(Unkept::Overtaken(table)) => {
                self.catch_up(*table);
                return Err(Message::new("play-overtaken"));
            }
        }
        self.looked_at = None;
        self.is_old &= self.table.ending().is_some();
        self.attend(&effects);
        self.news.extend(saved(&effects).iter().filter_map(news));
        Ok(())
    }

    /// Hands a command to the table, and says why if it is refused.
    fn does(&mut self, command: Command) -> io::Result<()> {
        match self.handle(command) {
            Ok(()) => Ok(()),
            Err(message) => self.say(&message),
        }
    }

    /// Stops the clock of a game that is left, if it was kept.
    fn stop_clock(&mut self) -> Result<(), Message> {
        let is_running = self.table.flag_falls_at().is_some() && self.keeper.is_kept();
        if is_running { self.handle(Command::Pause) } else { Ok(()) }
    }

    /// Takes a line; tells whether somebody leaves.
    fn take(&mut self, line: &str) -> io::Result<bool> {
        let line = line.trim();
        if let Some(pending) = self.pending.take()
            && self.answer_pending(pending, line)?
        {
            return Ok(false);
        }
        match Order::read(line) {
            Some(Order::Quit) => return Ok(true),
            Some(Order::No) if self.may_play_again() => return Ok(true),
            Some(order) => self.obey(order)?,
            None if line.is_empty() => self.shown = None,
            None if line.chars().count() > LONGEST_MOVE => self.say(&Message::new("play-too-long"))?,
            None => self.play(line)?,
        }
        Ok(false)
    }

    fn say(&mut self, message: &Message) -> io::Result<()> {
        self.console.say(message)
    }
}

/// Keeps what effects ask to keep.
fn keep(keeper: &mut dyn Keeper, table: &Table, effects: &[Effect]) -> Result<(), Unkept> {
    let entries = saved(effects);
    if entries.is_empty() { Ok(()) } else { keeper.keep(table, &entries) }
}

/// Keeps what a game begins with.
fn keep_first(keeper: &mut dyn Keeper, table: &Table, effects: &[Effect]) -> Result<(), Message> {
    keep(keeper, table, effects).map_err(|unkept| match unkept {
        Unkept::Refused(why) => why,
        Unkept::Overtaken(_) => Message::new("play-overtaken"),
    })
}

/// What is said of a fact besides what the board shows.
fn news(entry: &Entry) -> Option<Message> {
    match &entry.fact {
        Fact::Declined { by, offer } => {
            Some(Message::new("play-declined").with("color", by).with("offer", offer.name()))
        }
        Fact::Resumed => Some(Message::new("play-resumed")),
        _ => None,
    }
}
