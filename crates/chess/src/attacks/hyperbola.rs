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

/// The same for a line with at most one square on each rank, where turning the
/// bytes around is enough and much cheaper.
#[cfg(any(test, not(target_feature = "bmi2")))]
const fn across_ranks(line: u64, square: usize, occupied: u64) -> u64 {
    let bit: u64 = 1 << square;
    let blockers = occupied & line;
    let up = blockers.wrapping_sub(bit << 1);
    let down = blockers.swap_bytes().wrapping_sub(bit.swap_bytes() << 1).swap_bytes();
    (up ^ down) & line
}

/// What a rook on each file strikes on its rank, by the six inner squares.
#[cfg(any(test, not(target_feature = "bmi2")))]
static ON_RANK: [[u8; 64]; 8] = {
    let mut table = [[0; 64]; 8];
    let mut file = 0;
    while file < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[file][inner] = along(lines_through(file).rank, file, (inner as u64) << 1) as u8;
            inner += 1;
        }
        file += 1;
    }
    table
};

/// Where a rook strikes.
#[cfg(any(test, not(target_feature = "bmi2")))]
#[inline(always)]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    let (index, shift) = (square.index(), 8 * square.rank());
    let inner = (occupied.0 >> shift >> 1 & 63) as usize;
    let on_rank = u64::from(ON_RANK[usize::from(square.file())][inner]) << shift;
    Bitboard(across_ranks(LINES[index].file, index, occupied.0) | on_rank)
}

/// Where a bishop strikes.
#[cfg(any(test, not(target_feature = "bmi2")))]
#[inline(always)]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    let (lines, index) = (&LINES[square.index()], square.index());
    let diagonal = across_ranks(lines.diagonal, index, occupied.0);
    Bitboard(diagonal | across_ranks(lines.antidiagonal, index, occupied.0))
}
