//! Where pieces strike, from tables made at compile time.

mod hyperbola;
mod leapers;
mod lines;
#[cfg(target_feature = "bmi2")]
mod pext;

#[cfg(not(target_feature = "bmi2"))]
use hyperbola as sliders;
pub use leapers::{king, knight, pawn, pawns};
pub use lines::{between, bishop_rays, line, rook_rays};
#[cfg(target_feature = "bmi2")]
use pext as sliders;

use crate::{Bitboard, Square};

/// Where a rook strikes, given the occupied squares.
#[inline(always)]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    sliders::rook(square, occupied)
}

/// Where a bishop strikes, given the occupied squares.
#[inline(always)]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    sliders::bishop(square, occupied)
}

/// Where a queen strikes.
#[inline(always)]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    rook(square, occupied) | bishop(square, occupied)
}
