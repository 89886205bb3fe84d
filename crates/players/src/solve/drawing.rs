//! Problems as lines of text.

use go::{Board, Move, Point};

use super::Question;

/// How many lines are shown around what matters.
const MARGIN: u8 = 2;

/// The part of a board that matters to a question: `X` black, `O` white, `.` vacant, nothing where
/// nobody may play; the target in round brackets, the last move in square ones.
pub fn drawing(question: &Question, board: &Board, last: Option<Move>) -> Vec<String> {
    let (low, high) = frame(question);
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

/// The corners of what is shown.
fn frame(question: &Question) -> (Point, Point) {
    let board = question.start().board();
    let points: Vec<Point> = question
        .target()
        .iter()
        .flat_map(|&point| board.chain(point))
        .chain(question.region().iter().copied())
        .collect();
    let size = board.size();
    let files = span(points.iter().map(|point| point.file), size.files());
    let ranks = span(points.iter().map(|point| point.rank), size.ranks());
    (Point::new(files.0, ranks.0), Point::new(files.1, ranks.1))
}

/// The first and the last of some lines, with a margin as far as the board goes.
fn span(lines: impl Iterator<Item = u8> + Clone, count: u8) -> (u8, u8) {
    let low = lines.clone().min().unwrap_or(0).saturating_sub(MARGIN);
    (low, (lines.max().unwrap_or(0) + MARGIN).min(count - 1))
}
