//! Moves as text, no longer than they must be.

use game::Position as _;

use super::{Letters, resolve::origins};
use crate::{Bitboard, Kind, Move, Piece, Position, Role, Square};

/// How much of a move is written.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    /// No more of the origin than tells the move from others.
    Short,
    /// Both squares, with `-` or `x` between them.
    Long,
}

/// Appends a legal move, with its `+` or `#`.
pub(super) fn append(text: &mut String, position: &Position, mv: Move, letters: Letters, form: Form) {
    append_plain(text, position, mv, letters, form);
    let mut after = position.clone();
    after.apply(mv);
    if after.is_check() {
        let mut answers = Vec::new();
        after.legal_moves(&mut answers);
        text.push(if answers.is_empty() { '#' } else { '+' });
    }
}

fn append_plain(text: &mut String, position: &Position, mv: Move, letters: Letters, form: Form) {
    if mv.is_castle() {
        text.push_str(if mv.is_kingside() { "O-O" } else { "O-O-O" });
        return;
    }
    let Some(piece) = position.board().piece_at(mv.from()) else { return };
    let captures = mv.kind() == Kind::EnPassant || position.board().piece_at(mv.to()).is_some();
    if piece.role != Role::Pawn {
        text.push(letters.sign(piece));
    }
    match form {
        Form::Long => {
            append_square(text, mv.from());
            text.push(if captures { 'x' } else { '-' });
        }
        Form::Short => {
            append_origin(text, position, mv, piece.role, captures);
            text.push_str(if captures { "x" } else { "" });
        }
    }
    append_square(text, mv.to());
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push(letters.sign(Piece { color: position.turn(), role }));
    }
}

fn append_square(text: &mut String, square: Square) {
    text.extend([square.file_char(), square.rank_char()]);
}

/// The file, else the rank, else both, where other pieces could go there too.
///
/// A pawn that captures always names its file.
fn append_origin(text: &mut String, position: &Position, mv: Move, role: Role, captures: bool) {
    let from = mv.from();
    if role == Role::Pawn {
        text.extend(captures.then_some(from.file_char()));
        return;
    }
    if !position.board().by_piece(Piece { color: position.turn(), role }).more_than_one() {
        return;
    }
    let others = origins(position, role, mv.to()) & !from.bit();
    if others.is_empty() {
        return;
    }
    let on_file = (others & Bitboard::file(from.file())).any();
    let on_rank = (others & Bitboard::rank(from.rank())).any();
    if !on_file || on_rank {
        text.push(from.file_char());
    }
    if on_file {
        text.push(from.rank_char());
    }
}
