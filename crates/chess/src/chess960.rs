//! The start positions of Chess960 by their numbers.

use game::Color;

use crate::{Board, Piece, Position, Role, Setup, Square};

/// How many start positions there are.
pub const STARTS: u16 = 960;

/// The two squares of the knights among five free ones, by Scharnagl's number.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The start position with a number as Scharnagl counts them, from 0; 518 is that of chess.
///
/// ```
/// let start = chess::chess960::start(518).unwrap();
/// assert!(chess::fen::write(&start).starts_with("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w"));
/// assert!(chess::chess960::start(960).is_none());
/// ```
pub fn start(number: u16) -> Option<Position> {
    if number >= STARTS {
        return None;
    }
    let row = row(usize::from(number));
    let mut board = Board::empty();
    for (file, &role) in (0..).zip(&row) {
        for (color, [back, front]) in [(Color::White, [0, 1]), (Color::Black, [7, 6])] {
            board.set(Square::at(file, back), Some(Piece { color, role }));
            board.set(Square::at(file, front), Some(Piece { color, role: Role::Pawn }));
        }
    }
    let rooks = (0..8).filter(|&file| row[file as usize] == Role::Rook);
    let castling = rooks.flat_map(|file| [Square::at(file, 0), Square::at(file, 7)]).collect();
    let setup = Setup { castling, chess960: true, ..Setup::new(board) };
    Some(Position::try_from(setup).expect("a start that everybody plays"))
}

/// The pieces of the back row, from the a-file.
fn row(number: usize) -> [Role; 8] {
    let mut row = [None; 8];
    let (rest, light) = (number / 4, number % 4);
    row[2 * light + 1] = Some(Role::Bishop);
    let (rest, dark) = (rest / 4, rest % 4);
    row[2 * dark] = Some(Role::Bishop);
    let (knights, queen) = (rest / 6, rest % 6);
    let put = |row: &mut [Option<Role>; 8], role: Role, nth: usize| {
        let free = (0..8).filter(|&file| row[file].is_none()).nth(nth).expect("enough free squares");
        row[free] = Some(role);
    };
    put(&mut row, Role::Queen, queen);
    let (first, second) = KNIGHTS[knights];
    put(&mut row, Role::Knight, first);
    put(&mut row, Role::Knight, second - 1);
    for role in [Role::Rook, Role::King, Role::Rook] {
        put(&mut row, role, 0);
    }
    row.map(|role| role.expect("every square has its piece"))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn all_starts_differ_and_have_the_king_between_its_rooks() {
        let rows: HashSet<String> = (0..usize::from(STARTS))
            .map(|number| row(number).map(Role::letter).into_iter().collect::<String>())
            .collect();
        assert_eq!(rows.len(), usize::from(STARTS));
        for row in &rows {
            let at = |letter: char| row.find(letter).unwrap();
            assert!(at('R') < at('K') && at('K') < row.rfind('R').unwrap(), "{row}");
            assert_ne!(at('B') % 2, row.rfind('B').unwrap() % 2, "{row}");
        }
    }

    #[test]
    fn known_numbers_give_known_rows() {
        let text = |number| row(number).map(Role::letter).into_iter().collect::<String>();
        assert_eq!(text(0), "BBQNNRKR");
        assert_eq!(text(959), "RKRNNQBB");
        assert_eq!(text(518), "RNBQKBNR");
    }
}
