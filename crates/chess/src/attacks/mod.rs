//! Where pieces strike, from tables made at compile time.

mod hyperbola;
mod leapers;
mod lines;
#[cfg(target_feature = "bmi2")]
mod pext;

#[cfg(not(target_feature = "bmi2"))]
pub(crate) use hyperbola::{bishop, rook};
pub(crate) use leapers::{king, knight, pawn, pawns};
pub(crate) use lines::{between, bishop_rays, line, rook_rays};
#[cfg(target_feature = "bmi2")]
pub(crate) use pext::{bishop, rook};

use crate::{Bitboard, Square};

/// Where a queen strikes.
#[inline(always)]
pub(crate) fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    rook(square, occupied) | bishop(square, occupied)
}
