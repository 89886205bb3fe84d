//! Nodes and properties of one game, as places in its bytes.

use std::ops::Range;

use super::{Problem, charset::Lead};

/// A game as it stands in the text.
#[derive(Default)]
pub(super) struct Draft {
    /// The nodes in the order of the text, each behind its parent.
    pub(super) nodes: Vec<Node>,
    pub(super) problems: Vec<(usize, Problem)>,
    /// Where the text of the game ends.
    pub(super) end: usize,
    /// How the rest of the game is to be skipped, if there is too much of it.
    pub(super) cut: Option<Cut>,
    /// By which bytes its characters were told apart.
    pub(super) lead: Lead,
    /// How many properties there are.
    pub(super) properties: usize,
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

impl Draft {
    pub(super) fn note(&mut self, at: usize, problem: Problem) {
        self.problems.push((at, problem));
    }
}
