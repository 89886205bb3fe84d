//! Answers that are proven again without the search.

use engine::{
    tsumego::{self, Answer, Errand, Problem, Solver},
    verify::{Advice, Adviser, Effort, Finding, Question},
};
use search::Stop;

/// How many positions the checker looks at for one answer.
const MOST_POSITIONS: u64 = 2_000_000;

/// How many positions the solver may search for one move that it plays before the checker.
const MOST_SEARCHED: u64 = 200_000;

/// How much a solver may remember that begins anew for the checker.
const MEGABYTES: usize = 64;

/// What a second look says of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Check {
    /// It holds.
    Holds,
    /// It does not hold.
    Fails,
    /// It takes too long to say, or nothing was proven.
    Open,
}

/// Whether an answer holds, and how many positions the checker looked at: the solver plays for
/// whoever wins by it, and everything is tried against that.
pub(super) fn check(solver: &mut Solver, problem: &Problem, answer: &Answer, stop: &Stop) -> (Check, u64) {
    let errand = Errand { stop: stop.clone(), most: Some(MOST_SEARCHED), ..Errand::default() };
    let effort = Effort { most: MOST_POSITIONS, is_over: &|| stop.is_set() };
    let mut player = Player { solver, problem, anew: None, errand };
    let (finding, positions) = tsumego::check(problem, answer, &mut player, effort);
    let check = match finding {
        Finding::Holds => Check::Holds,
        Finding::Fails => Check::Fails,
        Finding::Open => Check::Open,
    };
    (check, positions)
}

/// A solver that plays what it has proven.
struct Player<'a> {
    solver: &'a mut Solver,
    problem: &'a Problem,
    /// One that knows less, once the other has led astray.
    anew: Option<Solver>,
    errand: Errand<'a>,
}

impl Adviser for Player<'_> {
    fn advise(&mut self, question: &Question) -> Advice {
        self.anew.as_mut().unwrap_or(self.solver).advise(question, &self.errand)
    }

    fn forget(&mut self) {
        self.anew = Some(Solver::new(self.problem, MEGABYTES));
    }
}
