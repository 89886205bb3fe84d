//! Sliders by one look-up: the blockers, packed by `pext`, are the index.
#![allow(unsafe_code, reason = "no look-up by subtraction: see docs/benchmarks.md for what it gains")]

use std::arch::x86_64::_pext_u64;

use super::hyperbola::{Lines, along, lines_through};
use crate::{Bitboard, Square};

const SIZE: usize = 102_400 + 5_248;

/// Which bits of the occupancy matter, and where a square's answers begin.
#[derive(Clone, Copy)]
struct Entry {
    mask: u64,
    offset: u32,
}

struct Tables {
    rook: [Entry; 64],
    bishop: [Entry; 64],
    attacks: [u64; SIZE],
}

static TABLES: Tables = build();

#[expect(clippy::large_stack_arrays, reason = "it runs in the compiler, not on a stack")]
const fn build() -> Tables {
    let mut tables = Tables {
        rook: [Entry { mask: 0, offset: 0 }; 64],
        bishop: [Entry { mask: 0, offset: 0 }; 64],
        attacks: [0; SIZE],
    };
    let mut next = 0;
    let mut square = 0;
    while square < 64 {
        let Lines { file, rank, diagonal, antidiagonal } = lines_through(square);
        tables.rook[square] = fill(&mut tables.attacks, next, square, file, rank);
        next += 1 << tables.rook[square].mask.count_ones();
        tables.bishop[square] = fill(&mut tables.attacks, next, square, diagonal, antidiagonal);
        next += 1 << tables.bishop[square].mask.count_ones();
        square += 1;
    }
    assert!(next == SIZE);
    tables
}

/// Writes the answers of one square for two crossing lines.
const fn fill(attacks: &mut [u64; SIZE], offset: usize, square: usize, one: u64, other: u64) -> Entry {
    let mask = inner(one, square) | inner(other, square);
    let mut index = offset;
    let mut occupied: u64 = 0;
    // Subsets of the mask come in ascending order, and so do their packed forms.
    loop {
        attacks[index] = along(one, square, occupied) | along(other, square, occupied);
        index += 1;
        occupied = occupied.wrapping_sub(mask) & mask;
        if occupied == 0 {
            return Entry { mask, offset: offset as u32 };
        }
    }
}

/// A line without its last squares: a blocker there changes nothing.
const fn inner(line: u64, square: usize) -> u64 {
    let whole = line | 1 << square;
    let ends = (1 << whole.trailing_zeros()) | (1 << whole.ilog2());
    line & !ends
}

#[inline(always)]
fn look_up(entry: Entry, occupied: Bitboard) -> Bitboard {
    // SAFETY: this module is compiled only where the target has BMI2.
    let packed = unsafe { _pext_u64(occupied.0, entry.mask) };
    let index = entry.offset as usize + packed as usize;
    debug_assert!(index < SIZE);
    // SAFETY: `packed` has at most as many bits as the mask, and `build` left
    // room for each value of them behind the offset.
    Bitboard(unsafe { *TABLES.attacks.get_unchecked(index) })
}

/// Where a rook strikes.
#[inline(always)]
pub(super) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    look_up(TABLES.rook[square.index()], occupied)
}

/// Where a bishop strikes.
#[inline(always)]
pub(super) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    look_up(TABLES.bishop[square.index()], occupied)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks::hyperbola;

    #[test]
    fn both_ways_of_sliding_agree() {
        let mut occupied = 0x9e37_79b9_7f4a_7c15_u64;
        for _ in 0..2_000 {
            occupied = occupied.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
            let sparse = Bitboard(occupied & occupied.rotate_left(17));
            for square in Square::all() {
                assert_eq!(rook(square, sparse), hyperbola::rook(square, sparse));
                assert_eq!(bishop(square, sparse), hyperbola::bishop(square, sparse));
            }
        }
    }
}
