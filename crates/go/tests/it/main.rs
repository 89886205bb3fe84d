//! The rules of Go beside plain code, known counts and the laws of every game.

mod asking;
mod board_game;
mod dotgo;
mod laws;
mod packed;
mod plain;
mod rules;
mod scoring;
mod sgf;
mod text;

use game::Color;
use go::{Occupant, Point, Position, Rules, Setup, Size};

/// A position from rows of `X` black, `O` white, `#` outside and `.`, from above.
fn diagram(rows: &str, turn: Color, rules: Rules) -> Position {
    let rows: Vec<&str> = rows.split_whitespace().collect();
    let size = Size::new(rows[0].len() as u32, rows.len() as u32).unwrap();
    let mut setup = Setup { turn, ..Setup::new(size, rules) };
    for (row, rank) in rows.iter().rev().zip(0..) {
        for (sign, file) in row.chars().zip(0..) {
            let occupant = match sign {
                'X' => Some(Occupant::Stone(Color::Black)),
                'O' => Some(Occupant::Stone(Color::White)),
                '#' => Some(Occupant::Outside),
                _ => None,
            };
            setup.set(Point::new(file, rank), occupant);
        }
    }
    Position::try_from(setup).unwrap()
}
