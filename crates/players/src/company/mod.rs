//! Whoever sits at tables: built-in engines, programs of others, records.
//!
//! A [`Company`] serves all tables of a house with a bounded number of threads, of minds
//! and of programs that run at once. Each table has its [`Sitters`], who are asked as the effects of the table say and
//! answer with commands for it. They decide nothing.
//!
//! Read `question` (what is asked), `said` (what is answered), `bench` (threads and minds
//! for all), `builtin`, `stones` (our own engines), `slots`, `runner`, `program`, `repertoire` (those of
//! others), this file, then `study` (engines that only tell what they think).

mod bench;
mod builtin;
mod program;
mod question;
mod repertoire;
mod runner;
mod said;
mod slots;
mod stones;
pub mod study;

use std::{
    sync::{Arc, PoisonError, RwLock},
    time::Duration,
};

use game::{ByColor, Color, Message};
use search::Stop;
use table::{Command, Effect, Kind, Offer, Sitter, Table};

use bench::{Bench, Delivery};
use program::Programs;
pub use program::try_out;
pub use question::{Habits, Question};
use repertoire::Repertoire;
pub use said::{Said, ThoughtOf};
use slots::Slots;

/// A program of somebody else's that can be seated.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// Its name, by which it is seated.
    pub name: String,
    /// How it is spoken with.
    pub language: ProgramLanguage,
    /// Its command and arguments.
    pub words: Vec<String>,
    /// Its options with their values.
    pub options: Vec<(String, String)>,
    /// Whether it may tell what it thinks of a game; most only know when they are asked.
    pub analyses: bool,
}

/// The words of a command line; none where there are none, or a quotation does not end.
pub fn command_words(command: &str) -> Option<Vec<String>> {
    shlex::split(command).filter(|words| !words.is_empty())
}

/// How a program is spoken with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProgramLanguage {
    /// The Universal Chess Interface.
    Uci,
    /// The protocol of `XBoard`.
    XBoard,
    /// The Go Text Protocol.
    Gtp,
}

impl ProgramLanguage {
    /// Its word, as settings have it.
    pub const fn word(self) -> &'static str {
        match self {
            ProgramLanguage::Uci => "uci",
            ProgramLanguage::XBoard => "xboard",
            ProgramLanguage::Gtp => "gtp",
        }
    }
}

impl Program {
    /// The games that it can play, by their names.
    pub const fn games(&self) -> &'static [&'static str] {
        match self.language {
            ProgramLanguage::Uci | ProgramLanguage::XBoard => &["chess"],
            ProgramLanguage::Gtp => &["go"],
        }
    }
}

/// All that a house has to seat engines with.
#[derive(Clone)]
pub struct Company {
    bench: Arc<Bench>,
    /// Where positions are studied, so that no game waits for that.
    studies: Arc<Bench>,
    programs: Arc<RwLock<Arc<Vec<Program>>>>,
    slots: Arc<Slots>,
    repertoire: Arc<Repertoire>,
}

impl Company {
    /// How many programs of others run at once, unless somebody says how many.
    pub const MOST_PROGRAMS: usize = 8;

    /// A company that thinks on so many threads at a time.
    pub fn new(threads: usize, programs: Vec<Program>) -> Company {
        Company {
            bench: Arc::new(Bench::new(threads)),
            studies: Arc::new(Bench::new(threads.div_ceil(2))),
            programs: Arc::new(RwLock::new(Arc::new(programs))),
            slots: Arc::new(Slots::new(Company::MOST_PROGRAMS)),
            repertoire: Arc::default(),
        }
    }

    /// The same company with so many programs at once, at least one.
    #[must_use]
    pub fn with_most_programs(self, most: usize) -> Company {
        Company { slots: Arc::new(Slots::new(most)), ..self }
    }

    /// The programs that can be seated.
    pub fn programs(&self) -> Arc<Vec<Program>> {
        self.programs.read().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Has other programs from now on; whoever plays already plays on until it is asked again.
    pub fn set_programs(&self, programs: Vec<Program>) {
        let mut known = self.programs.write().unwrap_or_else(PoisonError::into_inner);
        if **known != programs {
            *known = Arc::new(programs);
            self.repertoire.forget();
        }
    }

    /// Complains about a program that does not play a kind of game, as far as it tells.
    ///
    /// This may start it for a moment.
    ///
    /// # Errors
    /// Says what it does not play.
    pub fn check(&self, sitter: &Sitter, kind: &Kind) -> Result<(), Message> {
        let Some(program) = self.program_of(sitter) else { return Ok(()) };
        self.repertoire.check(&program, kind, &self.slots).map_err(|complaint| complaint.message())
    }

    fn program_of(&self, sitter: &Sitter) -> Option<Program> {
        match sitter {
            Sitter::Engine { name } => self.programs().iter().find(|program| program.name == *name).cloned(),
            _ => None,
        }
    }

    /// Whoever will sit at one table; what they say goes to `listener`.
    pub fn sitters(&self, listener: impl Fn(Said) + Send + Sync + 'static) -> Sitters {
        Sitters {
            company: self.clone(),
            listener: Arc::new(listener),
            asked: ByColor::default(),
            hint: None,
            programs: Programs::new(self.slots.clone()),
        }
    }
}

/// Who hears what sitters say.
pub(crate) type Listener = Arc<dyn Fn(Said) + Send + Sync>;

/// Whoever sits at one table.
///
/// Dropping them ends what they think and the programs they run.
pub struct Sitters {
    company: Company,
    listener: Listener,
    /// What ends the thinking for each seat.
    asked: ByColor<Option<Stop>>,
    hint: Option<Stop>,
    programs: Programs,
}

impl Sitters {
    /// Does what an effect of the table asks of those who sit there.
    pub fn attend(&mut self, effect: &Effect, table: &Table, habits: &Habits, now: Duration) {
        match *effect {
            Effect::Ask { seat, .. } => self.ask(seat, table, habits, now),
            Effect::CallOff { seat } => self.call_off(seat),
            Effect::Judge { seat, offer } => self.judge(seat, offer, table, habits, now),
            Effect::Count => self.count(table),
            Effect::Save(_) | Effect::End(_) => {}
        }
    }

    fn ask(&mut self, seat: Color, table: &Table, habits: &Habits, now: Duration) {
        let question = Question::of(table, seat, habits, now);
        let stop = Stop::default();
        let listener = self.listener.clone();
        self.asked[seat] = match table.seats()[seat].clone() {
            Sitter::Level { level } => {
                // Whatever is still thought there is no longer waited for.
                self.call_off(seat);
                builtin::ask(&self.company.bench, question, level, stop.clone(), listener);
                Some(stop)
            }
            Sitter::Record { .. } => {
                self.replay(&question, stop.clone(), table);
                Some(stop)
            }
            Sitter::Engine { name } => {
                let programs = self.company.programs();
                let Some(program) = programs.iter().find(|known| known.name == name) else {
                    return listener(Said::unknown(seat, &name));
                };
                Some(self.programs.ask(seat, program, question, listener))
            }
            Sitter::Nobody | Sitter::Person { .. } => None,
        };
    }

    /// Ends the thinking for a seat.
    fn call_off(&mut self, seat: Color) {
        if let Some(stop) = self.asked[seat].take() {
            stop.set();
        }
    }

    /// An engine judges a draw by what it thinks of the position; anything else it grants.
    fn judge(&mut self, seat: Color, offer: Offer, table: &Table, habits: &Habits, now: Duration) {
        if offer != Offer::Draw {
            return (self.listener)(Said::Command(Command::Answer {
                seat,
                accept: true,
                offer: Some(offer),
            }));
        }
        let question = Question::of(table, seat, habits, now);
        builtin::judge(&self.company.bench, question, self.listener.clone());
    }

    /// The next move of the record, at the pace of the table.
    fn replay(&self, question: &Question, stop: Stop, table: &Table) {
        let game = table.game();
        let next = game.children(game.cursor()).first().copied();
        let text = next.and_then(|next| game.tree().into_iter().find(|twig| twig.id == next)?.text);
        if let Some(text) = text {
            let said = Said::Command(Command::Move { seat: question.seat, on: question.on, text });
            self.company.bench.deliver(Delivery::new(question.due(), stop, said, self.listener.clone()));
        }
    }

    /// Proposes dead stones, and accepts the count for engines.
    fn count(&self, table: &Table) {
        let (seats, listener) = (table.seats().clone(), self.listener.clone());
        let is_first = table.dead().is_empty();
        let position = stones::position(table.game());
        self.company.bench.run(Box::new(move |_| {
            if let Some(dead) = position.filter(|_| is_first).map(|position| stones::dead(&position)) {
                listener(Said::Command(Command::Propose { dead }));
            }
            for (seat, _) in seats.iter().filter(|(_, sitter)| sitter.is_asked()) {
                listener(Said::Command(Command::Accept { seat, dead: None }));
            }
        }));
    }

    /// A short search for whoever is to move.
    pub fn hint(&mut self, table: &Table, now: Duration) {
        if let Some(earlier) = self.hint.take() {
            earlier.set();
        }
        let stop = Stop::default();
        self.hint = Some(stop.clone());
        let question = Question::of(table, table.turn(), &Habits::hint(), now);
        builtin::hint(&self.company.bench, question, stop, self.listener.clone());
    }
}

impl Drop for Sitters {
    fn drop(&mut self) {
        for seat in Color::ALL {
            self.call_off(seat);
        }
        if let Some(hint) = self.hint.take() {
            hint.set();
        }
    }
}
