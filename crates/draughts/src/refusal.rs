//! Why a move is refused.

use game::{Message, Position as _, Show as _};

use crate::{Move, Piece, Position, Square, Way, notation};

/// The reason why no legal move touches these squares.
///
/// The ids are `move-no-piece`, `move-not-your-piece`, `move-man-backwards`,
/// `move-occupied`, `man-must-capture`, `move-must-jump-on`,
/// `move-nothing-to-capture` and, for all the rest, `man-not-so`.
pub(crate) fn refusal(position: &Position, squares: &[Square]) -> Message {
    let &[from, to, ..] = squares else {
        return Message::new("move-of-another-game");
    };
    let about = |id: &'static str, square: Square| Message::new(id).with("square", square);
    let piece = match position.at(from) {
        None => return about("move-no-piece", from),
        Some(piece) if piece.color != position.turn() => return about("move-not-your-piece", from),
        Some(piece) => piece,
    };
    let moves = notation::legal(position);
    if moves.iter().any(|mv| mv.path().take(squares.len()).eq(squares.iter().copied())) {
        return about("move-must-jump-on", squares[squares.len() - 1]);
    }
    let Some(leap) = Leap::between(from, to) else { return about("man-not-so", from) };
    let (Leap::Step(way) | Leap::Jump(way, _)) = leap;
    if !piece.ways().contains(&way) {
        return about("move-man-backwards", from);
    }
    if position.at(to).is_some() {
        return about("move-occupied", to);
    }
    match leap {
        Leap::Step(_) if moves.iter().any(|mv| mv.is_capture()) => must_capture(position, &moves),
        Leap::Jump(_, over) if !is_victim(position.at(over), piece) => about("move-nothing-to-capture", over),
        _ => about("man-not-so", from),
    }
}

/// That one of the captures has to be made, all of them by name.
fn must_capture(position: &Position, moves: &[Move]) -> Message {
    let captures: Vec<String> =
        moves.iter().filter(|mv| mv.is_capture()).map(|&mv| position.text(mv)).collect();
    Message::new("man-must-capture").with("moves", captures.join(", "))
}

fn is_victim(over: Option<Piece>, of: Piece) -> bool {
    over.is_some_and(|over| over.color != of.color)
}

/// What leads from one square to another at once.
#[derive(Clone, Copy)]
enum Leap {
    Step(Way),
    Jump(Way, Square),
}

impl Leap {
    fn between(from: Square, to: Square) -> Option<Leap> {
        Way::ALL.into_iter().find_map(|way| {
            let next = from.step(way)?;
            if next == to {
                return Some(Leap::Step(way));
            }
            (next.step(way)? == to).then_some(Leap::Jump(way, next))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    /// Why a text is refused, with the square it is about.
    fn why(fen: &str, text: &str) -> String {
        let position = Position::try_from(fen.parse::<Setup>().unwrap()).unwrap();
        let message = notation::parse(&position, text).unwrap_err();
        message.arguments().fold(message.id().to_owned(), |id, (_, value)| format!("{id} {value}"))
    }

    #[test]
    fn a_refused_move_says_why() {
        let start = "B:W21-32:B1-12";
        assert_eq!(why(start, "15-19"), "move-no-piece 15");
        assert_eq!(why(start, "22-18"), "move-not-your-piece 22");
        assert_eq!(why(start, "7-11"), "move-occupied 11");
        assert_eq!(why(start, "11-19"), "man-not-so 11");
        assert_eq!(why(start, "11x18"), "move-nothing-to-capture 15");
        assert_eq!(why("B:W32:B10", "10-7"), "move-man-backwards 10");
        assert_eq!(why("B:W18:B10,15", "10-14"), "man-must-capture 15x22");
        assert_eq!(why("W:W22:B18,10", "22x15"), "move-must-jump-on 15");
        assert_eq!(why("B:W32:B10,15", "10x19"), "move-nothing-to-capture 15");
        assert_eq!(why("W:W22:B18,10", "22x15x8"), "man-not-so 22");
    }
}
