//! What lies between two squares, and on the whole line through them.

use super::hyperbola::{LINES, along, lines_through};
use crate::{Bitboard, Square};

static BETWEEN: [[Bitboard; 64]; 64] = pairs(false);
static LINE: [[Bitboard; 64]; 64] = pairs(true);

/// For each two squares on one line the whole line, or what lies between them.
#[expect(clippy::large_stack_arrays, reason = "it runs in the compiler, not on a stack")]
const fn pairs(whole: bool) -> [[Bitboard; 64]; 64] {
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let lines = lines_through(from);
        let lines = [lines.file, lines.rank, lines.diagonal, lines.antidiagonal];
        let mut to = 0;
        while to < 64 {
            let mut index = 0;
            while index < 4 {
                let line = lines[index];
                if line >> to & 1 != 0 {
                    table[from][to] = Bitboard(if whole {
                        line | 1 << from
                    } else {
                        along(line, from, 1 << to)
                            & along(line | 1 << from, to, 1 << from)
                            & !(1 << from | 1 << to)
                    });
                }
                index += 1;
            }
            to += 1;
        }
        from += 1;
    }
    table
}

/// The squares strictly between two squares of one line, else none.
#[inline(always)]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a.index()][b.index()]
}

/// The whole line through two squares, both included, or nothing.
#[inline(always)]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a.index()][b.index()]
}

/// The squares a rook would strike on an empty board.
#[inline(always)]
pub fn rook_rays(square: Square) -> Bitboard {
    let lines = &LINES[square.index()];
    Bitboard(lines.file | lines.rank)
}

/// The squares a bishop would strike on an empty board.
#[inline(always)]
pub fn bishop_rays(square: Square) -> Bitboard {
    let lines = &LINES[square.index()];
    Bitboard(lines.diagonal | lines.antidiagonal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn between_is_symmetric_and_strict() {
        let (a1, d4, h8) = (Square::at(0, 0), Square::at(3, 3), Square::at(7, 7));
        assert_eq!(between(a1, d4), Square::at(1, 1).bit() | Square::at(2, 2).bit());
        for a in Square::all() {
            for b in Square::all() {
                assert_eq!(between(a, b), between(b, a), "{a} {b}");
                assert!(between(a, b).is_within(line(a, b)));
            }
        }
        assert_eq!(line(a1, h8).len(), 8);
        assert_eq!(between(a1, Square::at(1, 2)), Bitboard::EMPTY);
    }
}
