//! The solver at work: here and now, or on a thread of its own.

use std::{
    sync::mpsc::{RecvTimeoutError, Sender, channel},
    thread,
    time::{Duration, Instant},
};

use engine::tsumego::{Answer, Errand, Progress, Solver, Verdict};
use game::Color;
use search::Stop;

use super::{Check, Question, check::check};

/// How often a watch looks whether everything is to end.
const BEAT: Duration = Duration::from_millis(20);

/// How many positions may be searched to explain an answer: some seconds, since a region of many
/// points could take hours.
const MOST_EXPLAINING: u64 = 2_000_000;

/// How much an answer tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Detail {
    /// What becomes of the target.
    Verdict,
    /// The first moves too.
    Moves,
    /// How each side goes on too, and why other first moves fail.
    Lines,
}

/// What an answer may cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// How many megabytes the solver may remember.
    pub megabytes: usize,
    /// How long each side to play may take; without it, until it is proven.
    pub time: Option<Duration>,
    /// How much is told.
    pub detail: Detail,
    /// Whether each answer is proven again without the search.
    pub checks: bool,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { megabytes: 128, time: None, detail: Detail::Lines, checks: false }
    }
}

/// An answer and how long it took.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Timed {
    /// The answer.
    pub answer: Answer,
    /// How long the search for it took; to explain it is not counted.
    pub time: Duration,
    /// Whether the line and all refutations are there.
    pub is_explained: bool,
    /// What a second look said, where one was wanted.
    pub check: Option<Check>,
    /// How many positions were looked at for that.
    pub positions: u64,
    /// How long that took.
    pub check_time: Duration,
}

/// A question with its answers, and the solver that knows why.
pub struct Solved {
    /// The question.
    pub question: Question,
    /// An answer for each side to play, in the order of [`Question::turns`].
    pub answers: Vec<Timed>,
    /// What found them, to be asked more.
    pub solver: Solver,
}

impl Solved {
    /// Whether something was proven for each side to play.
    pub fn is_decided(&self) -> bool {
        self.answers.iter().all(|timed| timed.answer.verdict != Verdict::Unknown)
    }
}

/// How the work goes.
pub enum News {
    /// It goes on, with a side to play.
    Progress(Color, Progress),
    /// A side to play has its answer.
    Answered(Timed),
    /// All has been said.
    Finished(Box<Solved>),
}

/// Answers a question; what is not proven when it is stopped, or when time is up, is unknown.
pub fn solve(question: Question, effort: &Effort, stop: &Stop, mut tell: impl FnMut(News)) -> Solved {
    // The first side pays for the making of the solver.
    let mut begun = Instant::now();
    let mut solver = Solver::new(question.problem(), effort.megabytes);
    let mut answers = Vec::new();
    for &turn in question.turns() {
        let (answer, time, is_explained) = if stop.is_set() {
            (unknown(turn), Duration::ZERO, false)
        } else {
            let watch = Watch::start(stop, effort.time);
            let mut report = |progress: &Progress| tell(News::Progress(turn, progress.clone()));
            let mut errand = Errand {
                stop: watch.stop(),
                is_brief: effort.detail == Detail::Verdict,
                report: Some(&mut report),
                ..Errand::default()
            };
            let mut answer = solver.answer(turn, &mut errand);
            let time = begun.elapsed();
            let is_explained = effort.detail == Detail::Lines && explain(&mut solver, &mut answer, errand);
            (answer, time, is_explained)
        };
        let begun_check = Instant::now();
        let (check, positions) = if effort.checks {
            let watch = Watch::start(stop, effort.time);
            let (check, positions) = check(&mut solver, question.problem(), &answer, &watch.stop);
            (Some(check), positions)
        } else {
            (None, 0)
        };
        let timed = Timed { answer, time, is_explained, check, positions, check_time: begun_check.elapsed() };
        tell(News::Answered(timed.clone()));
        answers.push(timed);
        begun = Instant::now();
    }
    Solved { question, answers, solver }
}

/// What is said of a side whose turn never came.
fn unknown(turn: Color) -> Answer {
    Answer {
        turn,
        verdict: Verdict::Unknown,
        guess: None,
        first_moves: Vec::new(),
        two_eye_moves: Vec::new(),
        is_complete: false,
        line: Vec::new(),
        refutations: Vec::new(),
        nodes: 0,
        nodes_in_all: 0,
    }
}

/// Tells why an answer is what it is, in what is left of its time; whether that was enough.
///
/// Of a first move that was not tried nobody can say that it fails.
pub(super) fn explain(solver: &mut Solver, answer: &mut Answer, errand: Errand) -> bool {
    if !answer.is_complete {
        return false;
    }
    let searched = answer.nodes_in_all;
    let mut errand = Errand { most: Some(MOST_EXPLAINING), ..errand };
    solver.explain(answer, &mut errand);
    !errand.stop.is_set() && answer.nodes_in_all - searched < MOST_EXPLAINING
}

/// A solver on a thread of its own; it ends when nobody holds this any more.
pub struct Task {
    stop: Stop,
}

impl Task {
    /// Begins to answer a question, and tells how it goes; [`News::Finished`] comes last.
    pub fn start(question: Question, effort: Effort, mut tell: impl FnMut(News) + Send + 'static) -> Task {
        let stop = Stop::default();
        let stopped = stop.clone();
        thread::spawn(move || {
            let solved = solve(question, &effort, &stopped, &mut tell);
            tell(News::Finished(Box::new(solved)));
        });
        Task { stop }
    }

    /// Asks it to end with what is known.
    pub fn cancel(&self) {
        self.stop.set();
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        self.stop.set();
    }
}

/// Ends one search when its time is up or everything is to end.
pub struct Watch {
    /// What the search is told by.
    stop: Stop,
    /// Dropped when the search has ended by itself.
    _search: Sender<()>,
}

impl Watch {
    /// Watches a search, which ends with everything, and with its time if it has some.
    pub fn start(all: &Stop, time: Option<Duration>) -> Watch {
        let (search, ended) = channel::<()>();
        let Some(time) = time else { return Watch { stop: all.clone(), _search: search } };
        let (stop, all) = (Stop::default(), all.clone());
        let watch = Watch { stop: stop.clone(), _search: search };
        thread::spawn(move || {
            let end = Instant::now() + time;
            loop {
                let left = end.saturating_duration_since(Instant::now());
                if left.is_zero() || all.is_set() {
                    return stop.set();
                }
                if ended.recv_timeout(left.min(BEAT)) == Err(RecvTimeoutError::Disconnected) {
                    return;
                }
            }
        });
        watch
    }

    /// What ends the search.
    pub fn stop(&self) -> Stop {
        self.stop.clone()
    }
}
