//! The question answered: verdict, threats, first moves, lines.

use game::Color;
use go::Move;

use super::{Answer, Errand, Look, Problem, desk::Desk, field, refuge::Refuges};
use crate::verify::{Advice, Question};

/// A solver of one problem, which remembers what it found out.
pub struct Solver(Box<dyn Solve + Send>);

/// What a solver does, whatever the size of the problem.
pub(super) trait Solve {
    fn answer(&mut self, turn: Color, errand: &mut Errand) -> Answer;
    fn explain(&mut self, answer: &mut Answer, errand: &mut Errand);
    fn look(&mut self, turn: Color, moves: &[Move], errand: &mut Errand) -> Option<Look>;
    fn advise(&mut self, question: &Question, errand: &Errand) -> Advice;
}

/// A solver of a problem as it stands.
pub(super) fn desk(problem: &Problem, megabytes: usize) -> Box<dyn Solve + Send> {
    match field::words(&problem.open_points()) {
        0 | 1 => Box::new(Desk::<1>::new(problem, megabytes)),
        2 => Box::new(Desk::<2>::new(problem, megabytes)),
        3 => Box::new(Desk::<3>::new(problem, megabytes)),
        4..=6 => Box::new(Desk::<6>::new(problem, megabytes)),
        _ => Box::new(Desk::<11>::new(problem, megabytes)),
    }
}

impl Solver {
    /// A solver with so many megabytes to remember.
    pub fn new(problem: &Problem, megabytes: usize) -> Solver {
        Solver(Box::new(Refuges::new(problem, megabytes)))
    }

    /// The answer with a side to play: verdict and first moves.
    pub fn answer(&mut self, turn: Color, errand: &mut Errand) -> Answer {
        self.0.answer(turn, errand)
    }

    /// Adds to an answer how it goes if both sides do their best, and why other first moves fail.
    pub fn explain(&mut self, answer: &mut Answer, errand: &mut Errand) {
        self.0.explain(answer, errand);
    }

    /// What is known after some moves, the first of them by a side, then in turn; nothing if one of
    /// them cannot be played.
    pub fn look(&mut self, turn: Color, moves: &[Move], errand: &mut Errand) -> Option<Look> {
        self.0.look(turn, moves, errand)
    }

    /// What the side to move should play to make a claim come true.
    pub fn advise(&mut self, question: &Question, errand: &Errand) -> Advice {
        self.0.advise(question, errand)
    }
}
