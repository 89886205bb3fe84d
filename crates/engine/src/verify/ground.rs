//! The board of a claim: which positions come about on it, and which of them are decided.

use std::collections::HashMap;

use game::{ByColor, Color};
use go::{Board, Point, StoneUndo, unconditional};

use super::Points;

/// The stones of both sides.
pub(super) type Stones = ByColor<Points>;

/// The number of a position, its stones alone.
pub(super) type Number = u32;

/// What becomes of the target, as far as it needs no more moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fate {
    Captured,
    TwoEyes,
    Open,
}

/// What a stone would make of a position.
#[derive(Debug, Clone, Copy)]
pub(super) struct Change {
    pub(super) becomes: Number,
    /// The stones that it takes.
    pub(super) taken: Points,
}

/// A board with the positions that were seen on it.
pub(super) struct Ground {
    start: Board,
    board: Board,
    /// The position on the board.
    here: Number,
    target: Vec<Point>,
    pub(super) defender: Color,
    numbers: HashMap<Stones, Number>,
    seen: Vec<Stones>,
    /// What is known of the positions seen, as far as it was asked.
    fates: Vec<Option<Fate>>,
}

impl Ground {
    pub(super) fn new(board: &Board, target: &[Point], defender: Color) -> Ground {
        let set = |color| {
            let mut stones = Points::default();
            for point in board.size().points().filter(|&point| board.stone(point) == Some(color)) {
                stones.add(board.size().index(point));
            }
            stones
        };
        let mut ground = Ground {
            start: board.clone(),
            board: board.clone(),
            here: 0,
            target: target.to_vec(),
            defender,
            numbers: HashMap::new(),
            seen: Vec::new(),
            fates: Vec::new(),
        };
        ground.here = ground.number(ByColor::new_with(set));
        ground
    }

    /// Puts the stones of the beginning on the board.
    pub(super) fn reset(&mut self) {
        self.board.clone_from(&self.start);
        self.here = 0;
    }

    pub(super) fn here(&self) -> Number {
        self.here
    }

    pub(super) fn stones(&self, position: Number) -> &Stones {
        &self.seen[position as usize]
    }

    fn number(&mut self, stones: Stones) -> Number {
        *self.numbers.entry(stones).or_insert_with_key(|&stones| {
            self.seen.push(stones);
            self.fates.push(None);
            self.seen.len() as Number - 1
        })
    }

    /// Where a stone could be put, suicide and repetition aside.
    pub(super) fn vacant(&self) -> Vec<Point> {
        self.board.size().points().filter(|&point| self.board.is_vacant(point)).collect()
    }

    /// What a stone would do; nothing if it may not be put there in any position.
    pub(super) fn change(&mut self, point: Point, color: Color) -> Option<Change> {
        let (board, size) = (&self.board, self.board.size());
        if !size.contains(point) || !board.is_vacant(point) || board.is_suicide(point, color) {
            return None;
        }
        let mut taken = Points::default();
        let is_taken = |&beside: &Point| board.stone(beside) == Some(!color) && board.liberties(beside) == 1;
        for stone in size.beside(point).filter(is_taken).flat_map(|beside| board.chain(beside)) {
            taken.add(size.index(stone));
        }
        let mut stones = self.seen[self.here as usize];
        stones[color].add(size.index(point));
        stones[!color] = stones[!color] & !taken;
        Some(Change { becomes: self.number(stones), taken })
    }

    /// Puts a stone; `becomes` is what it makes of the position.
    pub(super) fn put(&mut self, point: Point, color: Color, becomes: Number) -> (StoneUndo, Number) {
        (self.board.play(point, color), std::mem::replace(&mut self.here, becomes))
    }

    pub(super) fn take_back(&mut self, (undo, before): (StoneUndo, Number)) {
        self.board.take_back(&undo);
        self.here = before;
    }

    /// What becomes of the target, if that is plain already.
    pub(super) fn fate(&mut self) -> Fate {
        let at = self.here as usize;
        if let Some(fate) = self.fates[at] {
            return fate;
        }
        let fate = self.find_fate();
        self.fates[at] = Some(fate);
        fate
    }

    fn find_fate(&self) -> Fate {
        if self.target.iter().any(|&point| self.board.stone(point) != Some(self.defender)) {
            return Fate::Captured;
        }
        let safe = unconditional(&self.board, self.defender).alive;
        if self.target.iter().all(|point| safe.contains(point)) { Fate::TwoEyes } else { Fate::Open }
    }
}
