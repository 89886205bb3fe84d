//! Moves as text, no longer than they must be.

use std::fmt::Write as _;

use super::wanted::{arrival_board, became};
use crate::variant::{Deed, Extra, Move, Piece, Position, Spot, show::refusal::board_letter};

/// A legal move without its `+` or `#`, given all legal moves.
pub(super) fn plain(position: &Position, mv: Move, moves: &[Move]) -> String {
    let mut text = String::with_capacity(8);
    let letter = |role| position.variant.title(role).letter;
    match mv.deed {
        Deed::Pass => text.push_str("--"),
        Deed::Castle { .. } if mv.to.square() > mv.from.square() => text.push_str("O-O"),
        Deed::Castle { .. } => text.push_str("O-O-O"),
        Deed::Drop(role) => push(&mut text, format_args!("{}@{}", letter(role), mv.to.square())),
        Deed::DropPromoted(role) => push(&mut text, format_args!("+{}@{}", letter(role), mv.to.square())),
        _ => step(&mut text, position, mv, moves),
    }
    match mv.extra {
        Some(Extra::Gate(square, role)) => {
            push(&mut text, format_args!("/{}", letter(role)));
            if matches!(mv.deed, Deed::Castle { .. }) {
                push(&mut text, format_args!("{square}"));
            }
        }
        Some(Extra::Wall(square)) => push(&mut text, format_args!(",{square}")),
        None => {}
    }
    if position.variant.boards() > 1 && !mv.is_pass() {
        push(&mut text, format_args!("/{}", board_letter(arrival_board(mv))));
    }
    text
}

/// `+` for check, `#` for a game that is won.
pub(super) fn sign(position: &Position, mv: Move) -> Option<char> {
    let mut after = position.clone();
    after.apply(mv);
    let stuck = || (after.count_moves(&mut Vec::new()) == 0).then(|| after.end_without_moves());
    let end = after.decided_now().or_else(stuck);
    if end.is_some_and(|end| end.winner().is_some()) { Some('#') } else { after.is_check().then_some('+') }
}

fn push(text: &mut String, more: std::fmt::Arguments) {
    let _ = text.write_fmt(more);
}

fn step(text: &mut String, position: &Position, mv: Move, moves: &[Move]) {
    let Some(piece) = position.piece_at(mv.from) else { return };
    let captures = position.is_capture(mv);
    if !is_pawn(position, piece) {
        text.push(position.variant.title(piece.role).letter);
    }
    origin(text, position, mv, piece, moves);
    text.push_str(if captures { "x" } else { "" });
    push(text, format_args!("{}", mv.to.square()));
    promotion(text, position, mv, moves);
}

/// Whether a piece is the one that is written without a letter.
fn is_pawn(position: &Position, piece: Piece) -> bool {
    position.variant.promotion.main_pawn[piece.color] == Some(piece.role)
}

/// How much of an origin is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Told {
    Nothing,
    File,
    Rank,
    Square,
    Spot,
}

/// What tells a piece from others of its kind that could go there in the same way.
fn origin(text: &mut String, position: &Position, mv: Move, piece: Piece, moves: &[Move]) {
    let is_pawn = is_pawn(position, piece);
    let is_other = |other: &&Move| {
        let same_piece = || position.piece_at(other.from).is_some_and(|there| there.role == piece.role);
        other.from != mv.from
            && other.to == mv.to
            && other.extra == mv.extra
            && is_step(**other)
            && same_piece()
            && became(position, **other) == became(position, mv)
    };
    let others: Vec<Spot> = moves.iter().filter(is_other).map(|other| other.from).collect();
    let is_enough = |told: Told| others.iter().all(|&other| tells_apart(told, mv.from, other));
    // A pawn that takes always names its file; behind a rank alone a number would be read.
    let least = match mv.deed {
        Deed::Promote(_) if position.variant.spec.promotion.sittuyin && mv.from != mv.to => Told::Square,
        _ if is_pawn && position.is_capture(mv) => Told::File,
        _ => Told::Nothing,
    };
    let told = [Told::Nothing, Told::File, Told::Rank, Told::Square, Told::Spot]
        .into_iter()
        .find(|&told| told >= least && !(is_pawn && told == Told::Rank) && is_enough(told));
    let (square, file) = (mv.from.square(), char::from(b'a' + mv.from.square().file()));
    match told.unwrap_or(Told::Spot) {
        Told::Nothing => {}
        Told::File => text.push(file),
        Told::Rank => push(text, format_args!("{}", square.rank() + 1)),
        Told::Square => push(text, format_args!("{square}")),
        Told::Spot => push(text, format_args!("{}", mv.from)),
    }
}

fn is_step(mv: Move) -> bool {
    !mv.is_drop() && !mv.is_pass() && !matches!(mv.deed, Deed::Castle { .. })
}

fn tells_apart(told: Told, one: Spot, other: Spot) -> bool {
    match told {
        Told::Nothing => false,
        Told::File => one.square().file() != other.square().file(),
        Told::Rank => one.square().rank() != other.square().rank(),
        Told::Square => one.square() != other.square(),
        Told::Spot => one != other,
    }
}

/// What the piece becomes; for pieces that turn, by a sign where the letter would not tell.
fn promotion(text: &mut String, position: &Position, mv: Move, moves: &[Move]) {
    let Some(role) = became(position, mv) else { return };
    let is_same = |other: &&Move| {
        other.from == mv.from
            && other.to == mv.to
            && other.extra == mv.extra
            && other.deed != mv.deed
            && became(position, **other) == Some(role)
    };
    let sign = match mv.deed {
        Deed::PromotePiece if moves.iter().any(|other| is_same(&other)) => '+',
        Deed::Demote if moves.iter().any(|other| is_same(&other)) => '-',
        _ => position.variant.title(role).letter,
    };
    text.extend(['=', sign]);
}
