//! Nodes and properties of one game, as places in its bytes.

use std::ops::Range;

use super::{Problem, charset::Lead, limit};

/// A game as it stands in the text.
#[derive(Default)]
pub(super) struct Draft {
    /// The nodes in the order of the text, each behind its parent.
    pub(super) nodes: Vec<Node>,
    pub(super) problems: Problems,
    /// Where the text of the game ends.
    pub(super) end: usize,
    /// How the rest of the game is to be skipped, if there is too much of it.
    pub(super) cut: Option<Cut>,
    /// By which bytes its characters were told apart.
    pub(super) lead: Lead,
    /// How many properties there are.
    pub(super) properties: usize,
    /// How many values there are.
    pub(super) values: usize,
}

/// Where the reading of a game was given up.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cut {
    pub(super) depth: usize,
    pub(super) is_in_value: bool,
}

pub(super) struct Node {
    pub(super) parent: Option<usize>,
    pub(super) properties: Vec<Property>,
}

pub(super) struct Property {
    /// The name in capitals alone, as FF[4] has it.
    pub(super) name: String,
    pub(super) at: usize,
    pub(super) values: Vec<Range<usize>>,
}

/// What is wrong and where: no more of it than is told.
#[derive(Default)]
pub(super) struct Problems(Vec<(usize, Problem)>);

impl Problems {
    /// Keeps a problem, unless there are too many already.
    ///
    /// That not all was read must be known whatever else is wrong.
    pub(super) fn note(&mut self, at: usize, problem: Problem) {
        if self.0.len() <= limit::PROBLEMS || matches!(problem, Problem::Limit(_)) {
            self.0.push((at, problem));
        }
    }

    pub(super) fn into_vec(self) -> Vec<(usize, Problem)> {
        self.0
    }
}

impl Draft {
    pub(super) fn note(&mut self, at: usize, problem: Problem) {
        self.problems.note(at, problem);
    }
}
