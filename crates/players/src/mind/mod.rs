//! Our engine as one that thinks about a game, on a thread of its own.
//!
//! Read `dialect` (how a kind of chess is written), `kinds` (by which name), `course` (the game), `timer` (the
//! clock that a search looks at), this file, then `analysis` (what it thinks without a move). Whoever hosts a mind speaks with it
//! in texts, so that minds of several kinds of chess can take each other's place.

mod analysis;
mod course;
mod dialect;
mod kinds;
mod timer;

use std::{
    hash::{BuildHasher as _, RandomState},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
    time::{Duration, Instant},
};

use engine::{
    Curve, Odds, Strength,
    chess::{Book, Tables},
};
use game::{Color, Outcome, Position as _};
use search::{Bound, Found, Limits, Move, Report, Score, Search, Stop};

use crate::pace::Pace;
pub(crate) use analysis::analyse;
use course::Course;
pub(crate) use dialect::{Dialect, Notation, Start};
pub(crate) use kinds::{Kinds, for_rules};
use timer::Timer;

/// What a mind is to think about, besides the position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Task {
    /// When it was asked.
    pub(crate) since: Instant,
    /// How long it may take; none if as long as it likes.
    pub(crate) pace: Option<Pace>,
    /// Whether time counts only from [`Thinking::hit`] on.
    pub(crate) is_pondering: bool,
    pub(crate) depth: Option<u32>,
    pub(crate) nodes: Option<u64>,
    /// Ends when a win in so many moves is found.
    pub(crate) mate: Option<u32>,
    /// The moves to think about; all if there are none.
    pub(crate) only: Vec<String>,
    /// How many best lines are wanted.
    pub(crate) lines: usize,
    /// How strong it is to be.
    pub(crate) strength: Strength,
    /// Where it may look up a move instead of thinking.
    pub(crate) book: Option<Arc<Book>>,
    /// Whether it is to say how games end from its scores.
    pub(crate) wants_odds: bool,
}

impl Task {
    /// To think for ever, as well as it can.
    pub(crate) fn endless(since: Instant) -> Task {
        Task {
            since,
            pace: None,
            is_pondering: false,
            depth: None,
            nodes: None,
            mate: None,
            only: Vec::new(),
            lines: 1,
            strength: Strength::FULL,
            book: None,
            wants_odds: false,
        }
    }
}

/// What a mind has thought so far.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Thought {
    pub(crate) depth: u32,
    pub(crate) deepest: u32,
    /// Which of the best lines this is, from 1.
    pub(crate) rank: usize,
    /// What it thinks of its position; none where it had no time to think.
    pub(crate) score: Option<Score>,
    /// How games end from such a score, where that was asked.
    pub(crate) odds: Option<Odds>,
    pub(crate) bound: Bound,
    pub(crate) nodes: u64,
    pub(crate) elapsed: Duration,
    /// How full its memory is, in thousandths.
    pub(crate) fullness: u32,
    /// How often tables of endings knew a value.
    pub(crate) known: u64,
    pub(crate) line: Vec<String>,
}

/// What a mind has come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decision {
    /// The move; none where there is none.
    pub(crate) mv: Option<String>,
    /// The answer that it expects.
    pub(crate) answer: Option<String>,
    /// Whether it broke down, so that the move is any there is.
    pub(crate) broke_off: bool,
}

/// What is heard of a mind that thinks: thoughts, then one decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Heard {
    Thought(Thought),
    Decision(Decision),
}

/// Who listens to a mind.
pub(crate) type Listener = Box<dyn FnMut(Heard) + Send>;

/// A mind at work; it stops when this is dropped.
#[must_use]
#[derive(Debug)]
pub(crate) struct Thinking {
    stop: Stop,
    timer: Arc<Timer>,
}

impl Thinking {
    /// Asks for a decision now.
    pub(crate) fn stop(&self) {
        self.stop.set();
    }

    /// From now on its own time runs.
    pub(crate) fn hit(&self) {
        if self.timer.hit() {
            self.stop.set();
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// One that thinks about a game of some kind of chess.
///
/// What is refused changes nothing. Between [`Mind::think`] and the decision only the
/// game may be changed; what concerns memory would have to wait.
pub(crate) trait Mind: Send {
    /// Takes a game: where it began, and the moves since then.
    fn set_up(&mut self, start: Start, moves: &[String]) -> Result<(), String>;
    /// Plays a move.
    fn play(&mut self, mv: &str) -> Result<(), String>;
    /// Takes the last move back; tells whether there was one.
    fn take_back(&mut self) -> bool;
    /// Whose turn it is.
    fn turn(&self) -> Color;
    /// How the game has ended, if it has, draws that can be claimed included.
    fn outcome(&self) -> Option<Outcome>;
    /// Whether a text is a legal move.
    fn check(&self, mv: &str) -> Result<(), String>;
    /// Uses another amount of memory, which is empty.
    fn set_megabytes(&mut self, megabytes: usize);
    /// Uses another number of threads.
    fn set_threads(&mut self, threads: usize);
    /// Asks tables of endings from now on, or no more.
    fn set_tables(&mut self, tables: Option<Arc<Tables>>);
    /// Forgets earlier games, and errs in other ways from now on.
    fn forget(&mut self);
    /// Errs from now on as in the game of this number.
    fn set_seed(&mut self, seed: u64);
    /// Begins to think about the position.
    fn think(&mut self, task: Task, listener: Listener) -> Thinking;
}

/// A number that nobody can foresee.
fn any_number() -> u64 {
    RandomState::new().hash_one(0)
}

/// The lesser of two limits.
fn least<T: Ord>(one: Option<T>, other: Option<T>) -> Option<T> {
    one.into_iter().chain(other).min()
}

/// A mind that searches.
struct Searcher<K: Dialect> {
    rules: K::Rules,
    course: Course<K>,
    notation: Notation,
    search: Arc<Mutex<Search<K>>>,
    /// From which number its errors follow.
    seed: u64,
}

impl<K: Dialect> Searcher<K> {
    /// Fails only where the author of a variant gave it a start that cannot be played.
    fn new(knowledge: K, rules: K::Rules, megabytes: usize) -> Result<Searcher<K>, String> {
        let start = K::position(&rules, Start::default())?;
        Ok(Searcher {
            rules,
            course: Course::new(start),
            notation: Notation::default(),
            search: Arc::new(Mutex::new(Search::new(knowledge, megabytes))),
            seed: any_number(),
        })
    }

    fn search(&self) -> MutexGuard<'_, Search<K>> {
        self.search.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn limits(&self, task: &Task) -> Limits<Move<K>> {
        let read = |text: &String| K::read(self.course.position(), text).ok();
        Limits {
            depth: least(task.depth.map(|depth| depth.max(1)), task.strength.depth),
            nodes: least(task.nodes, task.strength.nodes),
            mate: task.mate.map(|moves| moves.max(1)),
            only: task.only.iter().filter_map(read).collect(),
            lines: task.lines,
            frailty: task.strength.frailty(self.seed),
        }
    }

    /// A move of a book, as a text.
    fn book_move(&self, book: &Book) -> Option<String> {
        let position = self.course.position();
        let mv = K::book_move(book, position, any_number())?;
        Some(K::write(position, mv, self.notation))
    }

    /// The first move there is, for one who breaks down without a thought.
    fn any_decision(&self) -> Decision {
        let (position, mut moves) = (self.course.position(), Vec::new());
        position.legal_moves(&mut moves);
        Decision {
            mv: moves.first().map(|&mv| K::write(position, mv, self.notation)),
            answer: None,
            broke_off: true,
        }
    }

    fn has_choice(&self) -> bool {
        let mut moves = Vec::new();
        self.course.position().legal_moves(&mut moves);
        moves.len() > 1
    }
}

impl<K: Dialect> Mind for Searcher<K> {
    fn set_up(&mut self, start: Start, moves: &[String]) -> Result<(), String> {
        let notation = start.notation;
        let mut course = Course::new(K::position(&self.rules, start)?);
        for text in moves {
            let mv = K::read(course.position(), text)?;
            course.play(mv);
        }
        (self.course, self.notation) = (course, notation);
        Ok(())
    }

    fn play(&mut self, mv: &str) -> Result<(), String> {
        let mv = K::read(self.course.position(), mv)?;
        self.course.play(mv);
        Ok(())
    }

    fn take_back(&mut self) -> bool {
        self.course.take_back()
    }

    fn turn(&self) -> Color {
        self.course.position().turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.course.outcome()
    }

    fn check(&self, mv: &str) -> Result<(), String> {
        K::read(self.course.position(), mv).map(drop)
    }

    fn set_megabytes(&mut self, megabytes: usize) {
        self.search().set_megabytes(megabytes);
    }

    fn set_threads(&mut self, threads: usize) {
        self.search().set_threads(threads);
    }

    fn set_tables(&mut self, tables: Option<Arc<Tables>>) {
        self.search().knowledge_mut().use_tables(tables);
    }

    fn forget(&mut self) {
        self.search().clear();
        self.seed = any_number();
    }

    fn set_seed(&mut self, seed: u64) {
        self.seed = seed;
    }

    fn think(&mut self, task: Task, mut listener: Listener) -> Thinking {
        let pace = task.pace.map(|pace| if self.has_choice() { pace } else { pace.without_choice() });
        let timer = Arc::new(Timer::new(task.since, pace, task.is_pondering));
        let stop = Stop::default();
        let thinking = Thinking { stop: stop.clone(), timer: timer.clone() };
        if let Some(mv) = task.book.as_ref().and_then(|book| self.book_move(book)) {
            thread::spawn(move || {
                listener(Heard::Decision(Decision { mv: Some(mv), answer: None, broke_off: false }));
            });
            return thinking;
        }
        let work = Work {
            course: self.course.clone(),
            notation: self.notation,
            wants_odds: task.wants_odds,
            prospects: None,
            limits: self.limits(&task),
            timer,
            stop,
            audience: Audience { listener, owed: Some(self.any_decision()) },
            told: None,
        };
        let search = self.search.clone();
        thread::spawn(move || work.run(&search));
        thinking
    }
}

/// How the game that is thought about can end.
#[derive(Debug, Clone, Copy)]
enum Prospects {
    /// Nobody can win any more.
    Dead,
    /// As values foretell it.
    Open(Curve),
}

impl Prospects {
    /// This may take a while.
    fn of<K: Dialect>(position: &K::Position) -> Prospects {
        if position.dead().is_some() { Prospects::Dead } else { Prospects::Open(K::curve(position)) }
    }

    fn odds(self, score: Score) -> Odds {
        match (self, score) {
            (Prospects::Dead, _) => Odds::DRAW,
            (Prospects::Open(curve), Score::Worth(value)) => curve.odds(value),
            (Prospects::Open(_), Score::Wins(_)) => Odds::WIN,
            (Prospects::Open(_), Score::Loses(_)) => Odds::LOSS,
        }
    }
}

/// What the thread of a search is given.
struct Work<K: Dialect> {
    course: Course<K>,
    notation: Notation,
    wants_odds: bool,
    prospects: Option<Prospects>,
    limits: Limits<Move<K>>,
    timer: Arc<Timer>,
    stop: Stop,
    audience: Audience,
    /// The best move that was told last.
    told: Option<Move<K>>,
}

/// Who listens, and what it is told at least: nobody waits for ever, even if the thread that
/// thinks should break down.
struct Audience {
    listener: Listener,
    owed: Option<Decision>,
}

impl Audience {
    fn decide(&mut self, decision: Decision) {
        self.owed = None;
        (self.listener)(Heard::Decision(decision));
    }
}

impl Drop for Audience {
    fn drop(&mut self) {
        if let Some(decision) = self.owed.take() {
            (self.listener)(Heard::Decision(decision));
        }
    }
}

impl<K: Dialect> Work<K> {
    fn run(mut self, search: &Mutex<Search<K>>) {
        self.prospects = self.wants_odds.then(|| Prospects::of::<K>(self.course.position()));
        let found = {
            let mut search = search.lock().unwrap_or_else(PoisonError::into_inner);
            let (course, limits) = (self.course.clone(), self.limits.clone());
            let (timer, stop) = (self.timer.clone(), self.stop.clone());
            search.think((course.position(), course.trail()), &limits, &*timer, &stop, &mut |report| {
                self.tell(report);
            })
        };
        let best = found.lines.first().map_or(&[][..], |line| &line.moves);
        if best.is_empty() || self.told != best.first().copied() {
            self.tell_last(&found);
        }
        let mut texts = self.texts(best.iter().take(2)).into_iter();
        self.audience.decide(Decision { mv: texts.next(), answer: texts.next(), broke_off: false });
    }

    fn tell(&mut self, report: &Report<Move<K>>) {
        if report.rank == 1 {
            self.told = report.line.moves.first().copied();
        }
        let line = self.texts(report.line.moves.iter());
        let thought = Thought {
            depth: report.depth,
            deepest: report.deepest,
            rank: report.rank,
            score: Some(report.score()),
            odds: self.odds(report.score()),
            bound: report.bound,
            nodes: report.nodes,
            elapsed: report.elapsed,
            fullness: report.fullness,
            known: report.known,
            line,
        };
        (self.audience.listener)(Heard::Thought(thought));
    }

    /// A last word where the search ended before it told what it came to.
    fn tell_last(&mut self, found: &Found<Move<K>>) {
        let best = found.lines.first();
        let (score, line) = match best {
            // A value beyond all others means that none was found.
            Some(line) if line.value.abs() > search::MATE => (None, &line.moves[..]),
            Some(line) => (Some(Score::of(line.value)), &line.moves[..]),
            None if self.course.is_lost() => (Some(Score::Loses(0)), &[][..]),
            None => (Some(Score::Worth(0)), &[][..]),
        };
        let line = self.texts(line.iter());
        let thought = Thought {
            depth: found.depth,
            deepest: found.depth,
            rank: 1,
            score,
            odds: score.and_then(|score| self.odds(score)),
            bound: Bound::Exact,
            nodes: found.nodes,
            elapsed: search::Watch::elapsed(&*self.timer),
            fullness: 0,
            known: 0,
            line,
        };
        (self.audience.listener)(Heard::Thought(thought));
    }

    fn odds(&self, score: Score) -> Option<Odds> {
        self.prospects.map(|prospects| prospects.odds(score))
    }

    /// Moves that follow each other, as texts.
    fn texts<'a>(&self, moves: impl Iterator<Item = &'a Move<K>>) -> Vec<String>
    where
        Move<K>: 'a,
    {
        let mut position = self.course.position().clone();
        let write = |&mv| {
            let text = K::write(&position, mv, self.notation);
            position.apply(mv);
            text
        };
        moves.map(write).collect()
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn audience(sender: std::sync::mpsc::Sender<Heard>) -> Audience {
        let owed = Some(Decision { mv: Some("e2e4".to_owned()), answer: None, broke_off: true });
        Audience { listener: Box::new(move |heard| sender.send(heard).unwrap()), owed }
    }

    #[test]
    fn who_breaks_down_has_decided_all_the_same() {
        let (sender, heard) = channel();
        let audience = audience(sender);
        let broken = thread::spawn(move || {
            let _audience = audience;
            // Nothing is printed, as a panic would.
            std::panic::resume_unwind(Box::new(()));
        });
        assert!(broken.join().is_err());
        let all: Vec<Heard> = heard.iter().collect();
        assert!(matches!(&all[..], [Heard::Decision(decision)] if decision.mv.as_deref() == Some("e2e4")));
    }

    #[test]
    fn who_has_decided_does_so_once() {
        let (sender, heard) = channel();
        audience(sender).decide(Decision { mv: None, answer: None, broke_off: false });
        assert_eq!(heard.iter().count(), 1);
    }
}
