//! Positions as FEN.

use std::fmt::Write as _;

use game::Color;

use crate::variant::{Origin, Piece, Position, Region, Role, Square, Transfer, Variant, position::Plane};

/// A position as FEN.
pub fn write(position: &Position) -> String {
    let mut text = String::new();
    let variant = &position.variant;
    match &position.planes[..] {
        [first, second] => board(&mut text, variant, first, Some(second)),
        planes => {
            for (index, plane) in planes.iter().enumerate() {
                if index > 0 {
                    text.push(',');
                }
                board(&mut text, variant, plane, None);
            }
        }
    }
    if !variant.spec.drops.free && (variant.spec.drops.enabled || variant.spec.gating.seirawan) {
        hands(&mut text, position);
    }
    text.push_str(if position.turn == Color::White { " w " } else { " b " });
    rights(&mut text, position);
    text.push(' ');
    passing(&mut text, position);
    let state = &position.state;
    if variant.spec.counting.checks {
        let _ = write!(text, " {}+{}", state.checks_left.white, state.checks_left.black);
    }
    let quiet = if state.count_limit > 0 { state.count } else { state.halfmoves };
    let _ = write!(text, " {quiet} {}", state.fullmoves);
    text
}

fn board(text: &mut String, variant: &Variant, plane: &Plane, second: Option<&Plane>) {
    for rank in (0..variant.spec.ranks).rev() {
        let mut empty = 0;
        for file in 0..variant.spec.files {
            let square = Square::new(file, rank).expect("a square of the board");
            let bar = second.and_then(|second| second.at(square));
            let there = plane.at(square).or(bar);
            if there.is_none() && !plane.walls.contains(square) {
                empty += 1;
                continue;
            }
            flush(text, &mut empty);
            match there {
                None => text.push('*'),
                Some(piece) => {
                    text.push_str(if bar.is_some() { "|" } else { "" });
                    push_piece(text, variant, piece);
                }
            }
        }
        flush(text, &mut empty);
        if rank > 0 {
            text.push('/');
        }
    }
}

fn flush(text: &mut String, empty: &mut u32) {
    if *empty > 0 {
        let _ = write!(text, "{empty}");
        *empty = 0;
    }
}

fn push_piece(text: &mut String, variant: &Variant, piece: Piece) {
    match piece.origin {
        Origin::Turned(role) => {
            text.push('+');
            text.push(letter(variant, piece.color, role));
        }
        Origin::Pawn => {
            text.push(letter(variant, piece.color, piece.role));
            text.push('~');
        }
        Origin::Itself => text.push(letter(variant, piece.color, piece.role)),
    }
}

fn letter(variant: &Variant, color: Color, role: Role) -> char {
    let letter = variant.title(role).letter;
    if color == Color::White { letter } else { letter.to_ascii_lowercase() }
}

fn hands(text: &mut String, position: &Position) {
    text.push('[');
    for color in Color::ALL {
        for (index, &count) in position.hands[color].iter().enumerate().rev() {
            if count > 0 {
                let letter = letter(&position.variant, color, Role::new(index));
                text.extend(std::iter::repeat_n(letter, usize::from(count)));
            }
        }
    }
    text.push(']');
}

/// Rights to castle as `KQkq`, or by files where that is the custom; then gates.
fn rights(text: &mut String, position: &Position) {
    let before = text.len();
    let spec = &position.variant.spec;
    for color in Color::ALL {
        let own = |letter: char| if color == Color::White { letter } else { letter.to_ascii_lowercase() };
        let file = |square: Square| own(char::from(b'A' + square.file()));
        let mut told = Region::EMPTY;
        for (right, wing) in position.state.rights[color].iter().zip(['K', 'Q']) {
            let Some(right) = right else { continue };
            if told.is_empty() && position.chess960 && has_other_kings(position, color, right.king) {
                text.push(file(right.king));
            }
            text.push(if position.chess960 { file(right.rook) } else { own(wing) });
            told |= Region::of(right.rook);
            if !position.chess960 {
                told |= Region::of(right.king);
            }
        }
        if spec.gating.enabled && position.may_gate(color) {
            text.extend((position.state.gates[color] & !told).map(file));
        }
    }
    if text.len() == before {
        text.push('-');
    }
}

/// Whether another piece on the same rank could be meant to castle.
fn has_other_kings(position: &Position, color: Color, king: Square) -> bool {
    let kings =
        position.variant.castling_king[color].map_or(Region::EMPTY, |role| position.plane(0).of(color, role));
    (kings & Region::rank(king.rank())).is_several()
}

fn passing(text: &mut String, position: &Position) {
    let state = &position.state;
    if state.count_limit > 0 {
        let _ = write!(text, "{}", state.count_limit);
    } else if state.passing.squares.is_empty() {
        text.push('-');
    } else {
        for square in state.passing.squares {
            let _ = write!(text, "{square}");
        }
        if position.variant.boards() > 1 {
            text.push(char::from(b'A' + state.passing.step));
            let chosen = position.variant.spec.alice.transfer == Transfer::Choice;
            if chosen && position.variant.boards() > 2 {
                text.push(char::from(b'A' + state.passing.victim));
            }
        }
    }
}
