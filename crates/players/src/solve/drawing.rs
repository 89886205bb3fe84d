//! Problems as lines of text.

use go::{Board, Move, Point};

use super::Question;

/// How many lines are shown around what matters.
const MARGIN: u8 = 2;

/// The part of a board that matters to a question: `X` black, `O` white, `.` vacant, nothing where
/// nobody may play; the target in round brackets, the last move in square ones.
pub fn drawing(question: &Question, board: &Board, last: Option<Move>) -> Vec<String> {
    let (low, high) = question.frame(MARGIN);
    let last = last.and_then(Move::point);
    let row = |rank: u8| {
        let mut text = format!("{:>3} ", u32::from(rank) + 1);
        let mut before = ' ';
        for file in low.file..=high.file {
            let point = Point::new(file, rank);
            let (open, close) = match point {
                _ if last == Some(point) => ('[', ']'),
                _ if question.target().contains(&point) => ('(', ')'),
                _ => (' ', ' '),
            };
            text.push(if open == ' ' { before } else { open });
            text.push(sign(board, point));
            before = close;
        }
        text.push(before);
        text.trim_end().to_owned()
    };
    let mut lines: Vec<String> = (low.rank..=high.rank).rev().map(row).collect();
    let letters: Vec<String> = (low.file..=high.file).map(letter).collect();
    lines.push(format!("     {}", letters.join(" ")));
    lines
}

fn sign(board: &Board, point: Point) -> char {
    match board.stone(point) {
        Some(color) => {
            if color.is_white() {
                'O'
            } else {
                'X'
            }
        }
        None if board.is_vacant(point) => '.',
        None => ' ',
    }
}

/// The letter of a file.
fn letter(file: u8) -> String {
    Point::new(file, 0).to_string().chars().take(1).collect()
}
