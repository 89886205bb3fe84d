//! Lines of squares in one direction, and where something stands on them.

use crate::variant::{Region, Square};

/// For each square, the squares that follow it in one direction.
///
/// The numbers of the squares rise or fall along a ray, so that the nearest
/// piece is the first or the last bit of those on it.
#[derive(Debug, Clone)]
pub(super) struct Ray {
    rises: bool,
    /// The squares within reach.
    reach: [u128; 128],
    /// All squares that follow; none behind number 127, which is no square.
    beyond: [u128; 128],
}

impl Ray {
    /// The ray of a step over a board, for at most `limit` steps if that is not 0.
    pub(super) fn new((files, ranks): (i8, i8), limit: u8, board: Region) -> Ray {
        let follow = |square: Square, limit: usize| -> u128 {
            let next = |&square: &Square| square.offset(files, ranks).filter(|&next| board.contains(next));
            let squares = std::iter::successors(next(&square), next).take(limit);
            squares.collect::<Region>().bits()
        };
        let mut ray = Ray { rises: (ranks, files) > (0, 0), reach: [0; 128], beyond: [0; 128] };
        for square in board {
            let limit = if limit == 0 { usize::MAX } else { usize::from(limit) };
            ray.reach[square.index()] = follow(square, limit);
            ray.beyond[square.index()] = follow(square, usize::MAX);
        }
        ray
    }

    /// The same ray between some squares only.
    pub(super) fn within(mut self, region: Region) -> Ray {
        for square in Square::all() {
            let reach = &mut self.reach[square.index()];
            *reach = if region.contains(square) { *reach & region.bits() } else { 0 };
        }
        self
    }

    /// The squares of the ray if nothing stands on it.
    pub(super) fn open(&self, from: Square) -> Region {
        Region::from_bits(self.reach[from.index()])
    }

    /// The number of the nearest of some squares on the ray; 0 or 127 if none is.
    ///
    /// Nothing follows square 0 on a falling ray, nor number 127 on a rising one.
    #[inline(always)]
    fn stop(&self, squares: u128) -> usize {
        if self.rises {
            (squares | 1 << 127).trailing_zeros() as usize
        } else {
            127 - (squares | 1).leading_zeros() as usize
        }
    }

    /// Up to the first piece, which is included.
    #[inline(always)]
    pub(super) fn ride(&self, from: Square, occupied: Region) -> Region {
        let reach = self.reach[from.index()];
        let stop = self.stop(reach & occupied.bits());
        Region::from_bits(reach & !self.beyond[stop & 127])
    }

    /// The first piece on the ray.
    #[inline(always)]
    pub(super) fn first(&self, from: Square, occupied: Region) -> Option<Square> {
        let on = Region::from_bits(self.reach[from.index()] & occupied.bits());
        if self.rises { on.first() } else { on.last() }
    }

    /// Behind the first piece, up to the second, which is included.
    pub(super) fn hop(&self, from: Square, occupied: Region) -> Region {
        let Some(hurdle) = self.first(from, occupied) else { return Region::EMPTY };
        let behind = self.beyond[hurdle.index()];
        let stop = self.stop(behind & occupied.bits());
        Region::from_bits(behind & !self.beyond[stop & 127] & self.reach[from.index()])
    }

    /// The square just behind the first piece.
    pub(super) fn grasshop(&self, from: Square, occupied: Region) -> Region {
        let Some(hurdle) = self.first(from, occupied) else { return Region::EMPTY };
        let behind = Region::from_bits(self.beyond[hurdle.index()]);
        let next = if self.rises { behind.first() } else { behind.last() };
        next.map_or(Region::EMPTY, Region::of)
    }
}
