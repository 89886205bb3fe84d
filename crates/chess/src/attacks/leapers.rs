//! Kings, knights and pawns: the same squares whatever stands around.

use game::{ByColor, Color};

use crate::{Bitboard, Square};

type Table = [Bitboard; 64];

static KING: Table = leaps(&[(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)]);
static KNIGHT: Table = leaps(&[(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)]);
static PAWN: ByColor<Table> =
    ByColor { white: leaps(&[(-1, 1), (1, 1)]), black: leaps(&[(-1, -1), (1, -1)]) };

const fn leaps(steps: &[(i8, i8)]) -> Table {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut step = 0;
        while step < steps.len() {
            let file = (from % 8) as i8 + steps[step].0;
            let rank = (from / 8) as i8 + steps[step].1;
            if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
                table[from].0 |= Square::at(file as u8, rank as u8).bit().0;
            }
            step += 1;
        }
        from += 1;
    }
    table
}

/// Where a king strikes.
#[inline(always)]
pub fn king(square: Square) -> Bitboard {
    KING[square.index()]
}

/// Where a knight strikes.
#[inline(always)]
pub fn knight(square: Square) -> Bitboard {
    KNIGHT[square.index()]
}

/// Where a pawn of `color` strikes.
#[inline(always)]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    PAWN[color][square.index()]
}

/// Where any of several pawns of `color` strikes.
#[inline(always)]
pub fn pawns(color: Color, pawns: Bitboard) -> Bitboard {
    let (west, east) = (pawns & !Bitboard::FILE_A, pawns & !Bitboard::FILE_H);
    match color {
        Color::White => west.shift(7) | east.shift(9),
        Color::Black => west.shift(-9) | east.shift(-7),
    }
}
