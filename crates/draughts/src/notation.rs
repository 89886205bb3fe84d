//! Moves as text: `11-15`, `22x15`, and `22x15x8` where `22x8` is not enough.

use game::Message;

use crate::{Move, Position, Square, refusal};

/// The shortest text that [`parse`] reads as this move.
pub(crate) fn text(position: &Position, mv: Move) -> String {
    let (from, to) = (mv.from(), mv.to());
    let alike = legal(position).into_iter().filter(|other| other.from() == from && other.to() == to);
    if alike.count() > 1 {
        let path: Vec<_> = mv.path().map(|square| square.to_string()).collect();
        return path.join("x");
    }
    format!("{from}{}{to}", if mv.is_capture() { 'x' } else { '-' })
}

/// The legal move that a text means, as far as it goes.
///
/// Any of the squares between may be left out as long as one move is meant.
pub(crate) fn parse(position: &Position, text: &str) -> Result<Move, Message> {
    let unreadable =
        || Message::new("move-unreadable").with("text", text.chars().take(40).collect::<String>());
    let squares = squares(text).ok_or_else(unreadable)?;
    let moves = legal(position);
    if let Some(&exact) = moves.iter().find(|mv| mv.path().eq(squares.iter().copied())) {
        return Ok(exact);
    }
    let mut meant = moves.into_iter().filter(|&mv| passes(mv, &squares));
    match (meant.next(), meant.next()) {
        (Some(mv), None) => Ok(mv),
        (Some(_), Some(_)) => Err(Message::new("move-ambiguous").with("text", text)),
        (None, _) => Err(refusal::refusal(position, &squares)),
    }
}

pub(crate) fn legal(position: &Position) -> Vec<Move> {
    let mut moves = Vec::new();
    game::Position::legal_moves(position, &mut moves);
    moves
}

/// Whether a move starts and ends as said and touches the squares between.
fn passes(mv: Move, squares: &[Square]) -> bool {
    let mut path = mv.path();
    squares.first() == Some(&mv.from())
        && squares.last() == Some(&mv.to())
        && squares.iter().all(|square| path.any(|at| at == *square))
}

/// The squares of `11-15`, `22x15x8`, `22x15 15x8` or `1115`.
fn squares(text: &str) -> Option<Vec<Square>> {
    let text = text.trim();
    if text.len() == 4 && text.bytes().all(|byte| byte.is_ascii_digit()) {
        let (from, to) = text.split_at(2);
        return Some(vec![from.parse().ok()?, to.parse().ok()?]);
    }
    if text.len() > 100 {
        return None;
    }
    let mut squares = Vec::new();
    for number in text.split(['-', 'x', 'X', '×', ':', ' ']) {
        squares.push(number.parse().ok()?);
    }
    squares.dedup();
    (squares.len() > 1).then_some(squares)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    fn position(fen: &str) -> Position {
        fen.parse::<Setup>().unwrap().try_into().unwrap()
    }

    fn texts(position: &Position) -> Vec<String> {
        legal(position).into_iter().map(|mv| text(position, mv)).collect()
    }

    fn reads(position: &Position, said: &str) -> String {
        match parse(position, said) {
            Ok(mv) => mv.path().map(|square| square.to_string()).collect::<Vec<_>>().join("x"),
            Err(message) => message.id().to_owned(),
        }
    }

    #[test]
    fn a_chain_is_written_by_its_ends() {
        let position = position("W:W22:B18,10");
        assert_eq!(texts(&position), ["22x6"]);
        for said in ["22x6", "22x15x6", "22-6", "22:15:6", " 22X15x6 ", "22x15 15x6", "2206"] {
            assert_eq!(reads(&position, said), "22x15x6", "{said}");
        }
    }

    #[test]
    fn two_chains_with_the_same_ends_are_written_in_full() {
        let position = position("W:WK26:B22,23,14,15");
        assert_eq!(texts(&position), ["26x17x10x19x26", "26x19x10x17x26"]);
        assert_eq!(reads(&position, "26x19x26"), "move-ambiguous");
        assert_eq!(reads(&position, "26x17x10x19x26"), "26x17x10x19x26");
    }

    #[test]
    fn some_of_the_squares_between_are_enough() {
        let position = position("W:W30:B25,26,17,18,9,10");
        assert_eq!(texts(&position).len(), 4, "{:?}", texts(&position));
        assert_eq!(reads(&position, "30x21x5"), "30x21x14x5");
        assert_eq!(reads(&position, "30x5"), "move-ambiguous");
        assert_eq!(reads(&position, "30x23x5"), "30x23x14x5");
        assert_eq!(reads(&position, "30x14x5"), "move-ambiguous");
    }

    #[test]
    fn what_is_no_move_at_all_is_unreadable() {
        let long = "1-".repeat(1000);
        for said in ["", "11", "11-", "11-15-", "0-1", "33-28", "e4", "11--15", "11-15!", "११-15", &long]
        {
            assert_eq!(reads(&Position::start(), said), "move-unreadable", "{said}");
        }
        assert_eq!(reads(&Position::start(), "11 15"), "11x15");
    }
}
