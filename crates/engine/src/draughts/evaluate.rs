//! Men, kings, and how they stand.

use draughts::{Piece, Position, Square, Way};
use game::{ByColor, Color, Position as _};
use search::Value;

/// What a man counts for, and a king.
pub(super) const MAN: Value = 100;
pub(super) const KING: Value = 140;
/// A side that cannot move has lost.
const STUCK: Value = 15_000;
/// What a man gains by each row it has gone.
const ADVANCE: [Value; 8] = [0, 0, 2, 4, 8, 14, 24, 0];
/// A man that stays at home keeps the other side from crowning.
const KEEPER: Value = 9;
/// A step more to choose from.
const CHOICE: Value = 3;
/// To have the last move when few are left.
const OPPOSITION: Value = 10;

/// What one side has.
#[derive(Debug, Clone, Copy, Default)]
struct Side {
    men: Value,
    kings: Value,
    standing: Value,
    steps: Value,
}

impl Side {
    fn pieces(self) -> Value {
        self.men + self.kings
    }

    fn worth(self) -> Value {
        self.men * MAN + self.kings * KING + self.standing + self.steps * CHOICE
    }
}

/// What a piece counts for in exchanges.
pub(super) fn worth(piece: Piece) -> Value {
    if piece.is_man() { MAN } else { KING }
}

/// What a position is worth to the side to move.
pub(super) fn evaluate(position: &Position) -> Value {
    let mut sides = ByColor::<Side>::default();
    for square in Square::all() {
        if let Some(piece) = position.at(square) {
            let side = &mut sides[piece.color];
            side.standing += standing(piece, square);
            side.steps += steps(position, piece, square);
            *(if piece.is_man() { &mut side.men } else { &mut side.kings }) += 1;
        }
    }
    let us = position.turn();
    let (own, other) = (sides[us], sides[!us]);
    if own.steps == 0 && !position.must_capture() {
        return -STUCK;
    }
    let balance = own.worth() - other.worth();
    let lead = own.pieces() - other.pieces();
    // Whoever is ahead gains by every exchange.
    let simple = 12 * lead * (24 - own.pieces() - other.pieces()) / 24;
    balance + simple + opposition(position, us, own.pieces() + other.pieces())
}

/// What the square of a piece is worth.
fn standing(piece: Piece, square: Square) -> Value {
    let rank = if piece.color == Color::White { square.rank() } else { 7 - square.rank() };
    let edge = Value::from(square.file().min(7 - square.file()));
    if piece.is_man() {
        let keeper = if rank == 0 { KEEPER } else { 0 };
        ADVANCE[usize::from(rank)] + keeper + edge
    } else {
        3 * edge.min(Value::from(square.rank().min(7 - square.rank())))
    }
}

/// How many steps a piece has, captures aside.
fn steps(position: &Position, piece: Piece, square: Square) -> Value {
    let is_open = |way: &&Way| square.step(**way).is_some_and(|to| position.at(to).is_none());
    piece.ways().iter().filter(is_open).count() as Value
}

/// Who will have the last move: counted on the columns that begin at the mover's edge.
fn opposition(position: &Position, us: Color, pieces: Value) -> Value {
    if pieces > 8 {
        return 0;
    }
    let parity = u8::from(us == Color::Black);
    let on_columns = |square: &Square| square.file() % 2 == parity && position.at(*square).is_some();
    if Square::all().filter(on_columns).count() % 2 == 1 { OPPOSITION } else { -OPPOSITION }
}
