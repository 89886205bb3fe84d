//! Sliders by subtraction: the ray up to its first blocker is what borrowing
//! from that blocker flips (hyperbola quintessence).
//!
//! It runs everywhere and at compile time, where it fills the table of `pext`.

#[cfg(any(test, not(target_feature = "bmi2")))]
use crate::{Bitboard, Square};

/// The four lines through a square, without the square itself.
pub(super) struct Lines {
    pub(super) file: u64,
    pub(super) rank: u64,
    pub(super) diagonal: u64,
    pub(super) antidiagonal: u64,
}

pub(super) static LINES: [Lines; 64] = {
    let mut lines = [const { Lines { file: 0, rank: 0, diagonal: 0, antidiagonal: 0 } }; 64];
    let mut square = 0;
    while square < 64 {
        lines[square] = lines_through(square);
        square += 1;
    }
    lines
};

pub(super) const fn lines_through(square: usize) -> Lines {
    let (file, rank) = (square % 8, square / 8);
    let mut lines = Lines { file: 0, rank: 0, diagonal: 0, antidiagonal: 0 };
    let mut other = 0;
    while other < 64 {
        let (other_file, other_rank) = (other % 8, other / 8);
        if other != square {
            lines.file |= ((file == other_file) as u64) << other;
            lines.rank |= ((rank == other_rank) as u64) << other;
            lines.diagonal |= ((file + other_rank == other_file + rank) as u64) << other;
            lines.antidiagonal |= ((file + rank == other_file + other_rank) as u64) << other;
        }
        other += 1;
    }
    lines
}

/// Both rays of one line, each up to and including its first blocker.
pub(super) const fn along(line: u64, square: usize, occupied: u64) -> u64 {
    let bit = 1 << square;
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(bit << 1);
    let down = blockers.reverse_bits().wrapping_sub(bit.reverse_bits() << 1).reverse_bits();
    (up ^ down) & line
}

/// Where a rook strikes.
#[cfg(any(test, not(target_feature = "bmi2")))]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let (lines, index) = (&LINES[square.index()], square.index());
    Bitboard(along(lines.file, index, occupied.0) | along(lines.rank, index, occupied.0))
}

/// Where a bishop strikes.
#[cfg(any(test, not(target_feature = "bmi2")))]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let (lines, index) = (&LINES[square.index()], square.index());
    Bitboard(along(lines.diagonal, index, occupied.0) | along(lines.antidiagonal, index, occupied.0))
}
