//! How far to look.

use crate::Frailty;

/// What ends a search besides its watch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Limits<M> {
    /// The last depth.
    pub depth: Option<u32>,
    /// How many positions at most, all threads together; of several threads each may look at
    /// some hundreds more before it hears of the others.
    pub nodes: Option<u64>,
    /// Ends when a win in so many moves is found.
    pub mate: Option<u32>,
    /// The moves to look at in the first position; all if there are none.
    pub only: Vec<M>,
    /// How many best lines are wanted.
    pub lines: usize,
    /// How it errs; none if it does not.
    pub frailty: Option<Frailty>,
}

impl<M> Default for Limits<M> {
    fn default() -> Limits<M> {
        Limits { depth: None, nodes: None, mate: None, only: Vec::new(), lines: 1, frailty: None }
    }
}

impl<M> Limits<M> {
    /// Ends at a depth.
    pub fn depth(depth: u32) -> Limits<M> {
        Limits { depth: Some(depth), ..Limits::default() }
    }

    /// Ends after so many positions.
    pub fn nodes(nodes: u64) -> Limits<M> {
        Limits { nodes: Some(nodes), ..Limits::default() }
    }
}
