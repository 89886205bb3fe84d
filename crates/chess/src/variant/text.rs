//! Moves in coordinates: `e2e4`, `P@e4`, `b1c3h`, and with boards `e2A-e4B`.

use std::fmt::Write as _;

use super::{Deed, Extra, Move, Position, Spot, Square};

/// A legal move in coordinates.
pub fn write(position: &Position, mv: Move) -> String {
    let mut text = String::new();
    let boards = position.variant.boards();
    match mv.deed {
        Deed::Drop(role) | Deed::DropPromoted(role) => {
            text.push_str(if matches!(mv.deed, Deed::DropPromoted(_)) { "+" } else { "" });
            text.push(position.variant.title(role).letter);
            let _ = write!(text, "@{}", mv.to.square());
            if boards > 1 {
                text.push(char::from(b'A' + mv.to.board()));
            }
        }
        _ if boards > 2 => lettered(&mut text, position, mv),
        _ => plain(&mut text, position, mv),
    }
    text
}

/// Where a move is written to lead.
pub(super) fn shown_target(position: &Position, mv: Move) -> Spot {
    match mv.deed {
        Deed::Castle { board } if !writes_rook(position, mv) => Spot::new(board, position.castled(mv).0),
        _ => mv.to,
    }
}

/// Whether castling is written as the king taking its rook.
fn writes_rook(position: &Position, mv: Move) -> bool {
    if position.chess960 {
        return true;
    }
    let (king_to, _) = position.castled(mv);
    let role = position.piece_at(mv.from).expect("a king castles").role;
    // Where the king could also step there, only the rook tells them apart.
    king_to == mv.from.square() || position.targets(mv.from, role).contains(king_to)
}

fn plain(text: &mut String, position: &Position, mv: Move) {
    let (mut from, mut to) = (mv.from.square(), shown_target(position, mv).square());
    if let (Deed::Castle { .. }, Some(Extra::Gate(gate, _))) = (mv.deed, mv.extra)
        && gate == mv.to.square()
    {
        (from, to) = (gate, mv.from.square());
    }
    let _ = write!(text, "{from}{to}");
    match mv.deed {
        Deed::Promote(role) => text.push(position.variant.title(role).letter.to_ascii_lowercase()),
        Deed::PromotePiece => text.push('+'),
        Deed::Demote => text.push('-'),
        _ => {}
    }
    match mv.extra {
        Some(Extra::Gate(_, role)) => text.push(position.variant.title(role).letter.to_ascii_lowercase()),
        Some(Extra::Wall(square)) => {
            let _ = write!(text, ",{to}{square}");
        }
        None => {}
    }
}

fn lettered(text: &mut String, position: &Position, mv: Move) {
    let to = shown_target(position, mv);
    let _ = write!(text, "{}-{}", mv.from, to);
    match mv.deed {
        Deed::Promote(role) => {
            let _ = write!(text, "={}", position.variant.title(role).letter);
        }
        Deed::PromotePiece => text.push_str("=+"),
        Deed::Demote => text.push_str("=-"),
        _ => {}
    }
    if let Some(Extra::Gate(square, role)) = mv.extra {
        let _ = write!(text, "/{}", position.variant.title(role).letter);
        if square != mv.from.square() {
            let _ = write!(text, "{square}");
        }
    }
}

/// The legal move that is written exactly so, if the text begins like coordinates.
pub(super) fn exact(position: &Position, text: &str) -> Option<Move> {
    let (_, length) = super::fen::read_square(text, &position.variant)?;
    text.get(length..).filter(|rest| rest.starts_with(|sign: char| sign.is_ascii_alphabetic()))?;
    let mut moves = Vec::new();
    position.list_moves(&mut moves);
    moves.into_iter().find(|&mv| write(position, mv) == text)
}

/// The legal move that a text in coordinates means, if it means one.
pub fn parse(position: &Position, text: &str) -> Option<Move> {
    let wanted = text.trim();
    let mut moves = Vec::new();
    position.list_moves(&mut moves);
    if wanted == "0000" {
        return moves.into_iter().find(|mv| mv.is_pass());
    }
    moves.retain(|&mv| begins_so(position, mv, wanted));
    let loose = |text: &str| text.trim_end_matches('=').to_ascii_lowercase();
    let exact = moves.iter().copied().find(|&mv| write(position, mv) == wanted);
    let similar = || {
        let mut fitting = moves.iter().copied().filter(|&mv| loose(&write(position, mv)) == loose(wanted));
        fitting.next().filter(|_| fitting.next().is_none())
    };
    exact.or_else(similar).or_else(|| castling(position, &moves, wanted))
}

/// Whether the text of a move may begin as this one does, so that few have to be written.
fn begins_so(position: &Position, mv: Move, text: &str) -> bool {
    match super::fen::read_square(text, &position.variant) {
        Some((square, _)) => !mv.is_drop() && (mv.from.square() == square || mv.to.square() == square),
        None => mv.is_drop(),
    }
}

/// Castling written the other way: by the king's step, or by the rook.
fn castling(position: &Position, moves: &[Move], text: &str) -> Option<Move> {
    let variant = &position.variant;
    let (from, length) = super::fen::read_square(text, variant)?;
    let (to, end) = super::fen::read_square(&text[length..], variant)?;
    let is_meant = |mv: &Move| {
        let targets: [Square; 2] = [mv.to.square(), position.castled(*mv).0];
        mv.from.square() == from && targets.contains(&to) && mv.extra.is_none()
    };
    let mut fitting =
        moves.iter().copied().filter(|mv| matches!(mv.deed, Deed::Castle { .. })).filter(is_meant);
    fitting.next().filter(|_| length + end == text.len() && fitting.next().is_none())
}
