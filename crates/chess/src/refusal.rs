//! Why a move is refused, from the most obvious reason to the least.

use game::{Message, Position as _};

use crate::{
    Bitboard, Kind, Move, Piece, Position, Role, Square, attacks, attacks::between, movegen::castling_path,
    uci::Attempt,
};

/// Why nothing can be moved from a square; nothing if something can.
pub fn explain_from(position: &Position, from: Square) -> Option<Message> {
    let piece = match own_piece(position, from) {
        Ok(piece) => piece,
        Err(message) => return Some(message),
    };
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let stuck = !moves.iter().any(|mv| mv.from() == from);
    stuck.then(|| about(Message::new("move-piece-cannot-move"), piece).with("square", from))
}

/// Why a move that is not legal is refused.
pub fn explain(position: &Position, attempt: Attempt) -> Message {
    let Attempt { from, to, .. } = attempt;
    let piece = match own_piece(position, from) {
        Ok(piece) => piece,
        Err(message) => return message,
    };
    if from == to {
        return Message::new("move-same-square").with("square", from);
    }
    castling_wing(position, attempt, piece)
        .map(|kingside| explain_castling(position, kingside))
        .or_else(|| shape(position, attempt, piece))
        .or_else(|| promotion(attempt, piece))
        .unwrap_or_else(|| king_in_danger(position, to, piece))
}

fn own_piece(position: &Position, from: Square) -> Result<Piece, Message> {
    match position.board().piece_at(from) {
        None => Err(Message::new("move-no-piece").with("square", from)),
        Some(piece) if piece.color != position.turn() => {
            Err(about(Message::new("move-not-your-piece"), piece).with("square", from))
        }
        Some(piece) => Ok(piece),
    }
}

fn about(message: Message, piece: Piece) -> Message {
    message.with("piece", piece.role)
}

/// Why castling on a wing is refused.
pub fn explain_castling(position: &Position, kingside: bool) -> Message {
    let from = position.king(position.turn());
    let wing = (position.castling() & Bitboard::back_rank(position.turn()))
        .into_iter()
        .find(|rook| (rook.file() > from.file()) == kingside);
    let Some(rook) = wing else { return Message::new("castling-no-right") };
    if position.is_check() {
        return Message::new("castling-in-check");
    }
    let way = castling_path(from, rook) | between(from, rook);
    if let Some(square) = (way & position.board().occupied()).first() {
        return Message::new("castling-blocked").with("square", square);
    }
    let king_to = Move::new(from, rook, Kind::Castle).castled_king();
    let struck = |square: &Square| position.board().attackers(!position.turn(), *square).any();
    match between(from, king_to).into_iter().find(struck) {
        Some(square) => Message::new("castling-through-check").with("square", square),
        None => Message::new("castling-into-check").with("square", king_to),
    }
}

/// Whether a king is to castle, and then whether towards the h-file.
fn castling_wing(position: &Position, attempt: Attempt, king: Piece) -> Option<bool> {
    let Attempt { from, to, .. } = attempt;
    let home = Bitboard::back_rank(king.color);
    if king.role != Role::King || !home.contains(from) || !home.contains(to) {
        return None;
    }
    let far = from.file().abs_diff(to.file()) > 1;
    let onto_rook = position.board().piece_at(to) == Some(Piece { role: Role::Rook, ..king });
    if onto_rook && (far || position.castling().contains(to)) {
        return Some(to.file() > from.file());
    }
    (far && matches!(to.file(), 2 | 6)).then_some(to.file() == 6)
}

/// Why a piece cannot get there at all; nothing if only its king forbids it.
fn shape(position: &Position, attempt: Attempt, piece: Piece) -> Option<Message> {
    let Attempt { from, to, .. } = attempt;
    let board = position.board();
    let forward = piece.role == Role::Pawn && from.file() == to.file();
    let reach = match piece.role {
        Role::Pawn => pawn_reach(piece, from),
        Role::Knight => attacks::knight(from),
        Role::Bishop => attacks::bishop_rays(from),
        Role::Rook => attacks::rook_rays(from),
        Role::Queen => attacks::rook_rays(from) | attacks::bishop_rays(from),
        Role::King => attacks::king(from),
    };
    if !reach.contains(to) {
        return Some(about(Message::new("move-not-so"), piece).with("from", from).with("to", to));
    }
    if let Some(square) = (between(from, to) & board.occupied()).first() {
        return Some(Message::new("move-way-blocked").with("square", square));
    }
    match board.piece_at(to) {
        Some(own) if own.color == piece.color => Some(Message::new("move-own-piece").with("square", to)),
        Some(_) if forward => Some(Message::new("move-pawn-blocked").with("square", to)),
        None if piece.role == Role::Pawn && !forward && position.en_passant() != Some(to) => {
            Some(Message::new("move-pawn-captures-nothing").with("square", to))
        }
        _ => None,
    }
}

/// Where a pawn could go if everything were in its favour.
fn pawn_reach(pawn: Piece, from: Square) -> Bitboard {
    let up = if pawn.color.is_white() { 8 } else { -8 };
    let one = from.bit().shift(up);
    let two = if from.rank_for(pawn.color) == 1 { one.shift(up) } else { Bitboard::EMPTY };
    one | two | attacks::pawn(pawn.color, from)
}

fn promotion(attempt: Attempt, piece: Piece) -> Option<Message> {
    let last = piece.role == Role::Pawn && attempt.to.rank_for(piece.color) == 7;
    match attempt.promotion {
        None if last => Some(Message::new("move-promotion-missing")),
        Some(_) if !last => Some(Message::new("move-no-promotion")),
        Some(role @ (Role::Pawn | Role::King)) => {
            Some(Message::new("move-promotion-impossible").with("piece", role))
        }
        _ => None,
    }
}

fn king_in_danger(position: &Position, to: Square, piece: Piece) -> Message {
    if piece.role == Role::King {
        Message::new("move-king-into-check").with("square", to)
    } else if position.is_check() {
        Message::new("move-still-in-check")
    } else {
        about(Message::new("move-piece-pinned"), piece)
    }
}
