//! Our positions as the crate `shakmaty` has them, for tables and books of others.

use chess::{Position, Role};
use game::Color;
use shakmaty::{Bitboard, Board, CastlingMode, Chess, FromSetup as _, Piece, Setup, Square};

/// The same position there; none where that crate refuses it.
pub(super) fn foreign(position: &Position) -> Option<Chess> {
    let mut board = Board::empty();
    for (square, piece) in position.board().pieces() {
        let piece = Piece { color: color(piece.color), role: role(piece.role) };
        board.set_piece_at(Square::new(square.index() as u32), piece);
    }
    let setup = Setup {
        board,
        turn: color(position.turn()),
        castling_rights: Bitboard(position.castling().0),
        ep_square: position.en_passant().map(|square| Square::new(square.index() as u32)),
        ..Setup::empty()
    };
    Chess::from_setup(setup, CastlingMode::Chess960).ok()
}

fn color(color: Color) -> shakmaty::Color {
    shakmaty::Color::from_white(color.is_white())
}

fn role(role: Role) -> shakmaty::Role {
    match role {
        Role::Pawn => shakmaty::Role::Pawn,
        Role::Knight => shakmaty::Role::Knight,
        Role::Bishop => shakmaty::Role::Bishop,
        Role::Rook => shakmaty::Role::Rook,
        Role::Queen => shakmaty::Role::Queen,
        Role::King => shakmaty::Role::King,
    }
}
