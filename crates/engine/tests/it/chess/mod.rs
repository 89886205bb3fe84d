//! The chess engine: its search beside minimax, mates, tactics, evaluation.

mod evaluation;
mod mates;
mod minimax;
mod past;
mod suites;

use ::chess::{Bitboard, Board, Move, Piece, Position, Setup, Square, fen};
use engine::chess::Chess;
use game::{Position as _, Trail};
use search::{Found, Limits, Search, Selectivity, Stop, Timeless};

fn position(text: &str) -> Position {
    fen::parse(text).unwrap()
}

fn think(search: &mut Search<Chess>, position: &Position, limits: &Limits<Move>) -> Found<Move> {
    let trail = Trail::new(position.key());
    search.think((position, &trail), limits, &Timeless, &Stop::default(), &mut |_| {})
}

fn search() -> Search<Chess> {
    Search::new(Chess::default(), 4)
}

fn plain_search() -> Search<Chess> {
    let mut search = search();
    search.set_selectivity(Selectivity::None);
    search
}

/// The same position with colours exchanged, seen in a mirror between the armies.
fn exchanged(position: &Position) -> Position {
    let mut board = Board::empty();
    let mirrored = |square: Square| Square::at(square.file(), 7 - square.rank());
    for (square, piece) in position.board().pieces() {
        board.set(mirrored(square), Some(Piece { color: !piece.color, ..piece }));
    }
    let castling =
        position.castling().into_iter().map(mirrored).fold(Bitboard::EMPTY, |all, rook| all | rook.bit());
    let setup = Setup {
        board,
        turn: !position.turn(),
        castling,
        en_passant: position.en_passant().map(mirrored),
        halfmoves: position.halfmoves(),
        fullmoves: position.fullmoves(),
        chess960: position.is_chess960(),
    };
    Position::try_from(setup).unwrap()
}
