//! The positions that were, for rules that forbid to make one again.

use game::Color;

use crate::{Ko, Size};

/// A position that was left by a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stage {
    /// The key of its stones.
    pub(crate) stones: u64,
    /// Who had the move in it.
    pub(crate) turn: Color,
}

/// The positions left behind, oldest first; empty where repetitions are allowed.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Past {
    ko: Ko,
    /// How many positions are expected, so that room is there before it is needed.
    room: usize,
    stages: Vec<Stage>,
}

impl Past {
    pub(crate) fn new(size: Size, ko: Ko) -> Past {
        let room = if ko == Ko::Simple { 0 } else { 4 * size.area() + 64 };
        Past { ko, room, stages: Vec::with_capacity(room) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.stages.is_empty()
    }

    pub(crate) fn push(&mut self, stage: Stage) {
        if self.ko != Ko::Simple {
            self.stages.push(stage);
        }
    }

    pub(crate) fn pop(&mut self) {
        self.stages.pop();
    }

    /// After how many moves these stones stood, as far as the side that would make
    /// them must not.
    pub(crate) fn find(&self, stones: u64, mover: Color) -> Option<u32> {
        let is_same = |index: usize| {
            let stage = self.stages[index];
            stage.stones == stones
                && match self.ko {
                    Ko::Simple => false,
                    Ko::Positional => true,
                    Ko::Situational => stage.turn != mover,
                    Ko::Natural => stage.turn != mover && self.was_made_by_a_stone_of(mover, index),
                }
        };
        (0..self.stages.len()).find(|&index| is_same(index)).map(|index| index as u32)
    }

    /// Whether a stone of some side made a position.
    fn was_made_by_a_stone_of(&self, color: Color, index: usize) -> bool {
        let Some(before) = index.checked_sub(1).map(|before| self.stages[before]) else { return false };
        before.turn == color && before.stones != self.stages[index].stones
    }
}

/// A copy has as much room for more as a new one has.
impl Clone for Past {
    fn clone(&self) -> Past {
        let mut stages = Vec::new();
        if self.ko != Ko::Simple {
            stages.reserve(self.room.max(self.stages.len() + self.room / 4));
            stages.extend_from_slice(&self.stages);
        }
        Past { ko: self.ko, room: self.room, stages }
    }
}
