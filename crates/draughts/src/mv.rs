//! Moves: one step, or a chain of jumps.

use std::iter;

use crate::{Square, Way};

/// A step to the next square, or a chain of jumps over the other side's pieces.
///
/// Two chains that end alike but go different ways are different moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move {
    from: Square,
    /// How many pieces it captures; none for a step.
    jumps: u8,
    /// The way of each jump or of the step, two bits each, the first lowest.
    ///
    /// A chain takes each of at most twelve pieces once.
    ways: u32,
}

impl Move {
    /// A step from a square.
    pub(crate) const fn step(from: Square, way: Way) -> Move {
        Move { from, jumps: 0, ways: way as u32 }
    }

    /// A chain that has not jumped yet.
    pub(crate) const fn chain(from: Square) -> Move {
        Move { from, jumps: 0, ways: 0 }
    }

    /// The chain with one more jump.
    pub(crate) const fn jumping(self, way: Way) -> Move {
        Move { jumps: self.jumps + 1, ways: self.ways | (way as u32) << (2 * self.jumps), ..self }
    }

    /// Where it starts.
    pub const fn from(self) -> Square {
        self.from
    }

    /// Where it ends.
    pub fn to(self) -> Square {
        self.path().last().unwrap_or(self.from)
    }

    /// Whether it captures anything.
    pub const fn is_capture(self) -> bool {
        self.jumps > 0
    }

    /// The squares it touches down on, its start first.
    pub fn path(self) -> impl Iterator<Item = Square> {
        let steps = self.jumps.max(1);
        let touch = move |at: Square, index| {
            let next = towards(at, self.way(index));
            if self.is_capture() { towards(next, self.way(index)) } else { next }
        };
        iter::successors(Some((self.from, 0)), move |&(at, index)| {
            (index < steps).then(|| (touch(at, index), index + 1))
        })
        .map(|(at, _)| at)
    }

    /// The squares of the pieces it captures, in their order.
    pub fn captured(self) -> impl Iterator<Item = Square> {
        self.path().zip(0..self.jumps).map(move |(at, index)| towards(at, self.way(index)))
    }

    /// The move as a number other than 0, by which [`Move::from_code`] finds it again.
    ///
    /// The ways end at a bit of their own, behind the start and whether it jumps.
    pub const fn code(self) -> u32 {
        let steps = if self.jumps == 0 { 1 } else { self.jumps };
        let ways = self.ways | 1 << (2 * steps);
        self.from.index() as u32 | (self.is_capture() as u32) << 5 | ways << 6
    }

    /// The move of a number, if there is such a move on the board.
    pub fn from_code(code: u32) -> Option<Move> {
        let from = Square::new((code & 31) as u8 + 1)?;
        let (is_capture, ways) = (code >> 5 & 1 == 1, code >> 6);
        let steps = ways.checked_ilog2()? / 2;
        let ways = ways ^ 1 << (2 * steps);
        let is_whole = ways >> (2 * steps) == 0 && (if is_capture { steps > 0 } else { steps == 1 });
        let mv = Move { from, jumps: if is_capture { steps as u8 } else { 0 }, ways };
        let each = if is_capture { 2 } else { 1 };
        let mut way = (0..steps as u8).flat_map(|index| std::iter::repeat_n(mv.way(index), each));
        (is_whole && way.try_fold(from, Square::step).is_some()).then_some(mv)
    }

    fn way(self, index: u8) -> Way {
        Way::ALL[(self.ways >> (2 * index)) as usize % 4]
    }
}

fn towards(at: Square, way: Way) -> Square {
    at.step(way).expect("a move stays on the board")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(squares: impl Iterator<Item = Square>) -> Vec<u8> {
        squares.map(Square::number).collect()
    }

    #[test]
    fn a_step_touches_two_squares_and_captures_nothing() {
        let mv = Move::step(Square::new(11).unwrap(), Way::SouthWest);
        assert_eq!(numbers(mv.path()), [11, 15]);
        assert_eq!(numbers(mv.captured()), []);
    }

    #[test]
    fn a_chain_captures_what_lies_between_its_squares() {
        let mv = Move::chain(Square::new(22).unwrap()).jumping(Way::NorthEast).jumping(Way::NorthWest);
        assert_eq!(numbers(mv.path()), [22, 15, 6]);
        assert_eq!(numbers(mv.captured()), [18, 10]);
        assert_eq!(mv.to().number(), 6);
    }
}
