//! Who takes the moves: a list that keeps them, or a number that counts them.

use crate::variant::{Deed, Move, Region, Spot, Square};

/// Something that takes moves.
pub(super) trait Sink {
    /// Takes one move.
    fn put(&mut self, mv: Move);

    /// Takes the moves of one piece to several squares of a board.
    fn moves(&mut self, from: Spot, board: u8, targets: Region, deed: Deed);

    /// Takes the steps of several pieces that all go the same way on one board.
    fn parallel(&mut self, targets: Region, way: (i8, i8));
}

impl Sink for Vec<Move> {
    #[inline]
    fn parallel(&mut self, targets: Region, (files, ranks): (i8, i8)) {
        let back = |to: Square| to.offset(-files, -ranks).expect("a piece came from somewhere");
        let step = |to| Move::new(Spot::new(0, back(to)), Spot::new(0, to), Deed::Step);
        self.extend(targets.map(step));
    }

    #[inline]
    fn put(&mut self, mv: Move) {
        self.push(mv);
    }

    #[inline]
    fn moves(&mut self, from: Spot, board: u8, targets: Region, deed: Deed) {
        self.extend(targets.map(|square| Move::new(from, Spot::new(board, square), deed)));
    }
}

impl Sink for u64 {
    #[inline]
    fn parallel(&mut self, targets: Region, _: (i8, i8)) {
        *self += u64::from(targets.len());
    }

    #[inline]
    fn put(&mut self, _: Move) {
        *self += 1;
    }

    #[inline]
    fn moves(&mut self, _: Spot, _: u8, targets: Region, _: Deed) {
        *self += u64::from(targets.len());
    }
}

/// Whether promotions of pawns are among the moves, and anything else.
#[derive(Default)]
pub(super) struct Promotions {
    pub(super) are_there: bool,
    pub(super) are_others: bool,
}

impl Promotions {
    fn note(&mut self, deed: Deed) {
        match deed {
            Deed::Promote(_) => self.are_there = true,
            _ => self.are_others = true,
        }
    }
}

impl Sink for Promotions {
    fn parallel(&mut self, targets: Region, _: (i8, i8)) {
        self.are_others |= !targets.is_empty();
    }

    fn put(&mut self, mv: Move) {
        self.note(mv.deed);
    }

    fn moves(&mut self, _: Spot, _: u8, targets: Region, deed: Deed) {
        if !targets.is_empty() {
            self.note(deed);
        }
    }
}
